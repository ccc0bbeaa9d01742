// @ts-check
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Checks whether a server on this machine already listens on a port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortInUse(port) {
  // Tries the IPv4 and the IPv6 address of localhost.
  const socket = connect(port, 'localhost');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Finds a port that is free at the moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
