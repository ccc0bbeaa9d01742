// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/** `localhost` resolves to either. */
const HOSTS = ['127.0.0.1', '::1'];

/**
 * Checks whether a server on this machine already listens on a port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortInUse(port) {
  for (const host of HOSTS) if (await isInUseAt(host, port)) return true;
  return false;
}

/** @param {string} host @param {number} port */
async function isInUseAt(host, port) {
  const server = createServer();
  try {
    await once(server.listen({ host, port, exclusive: true }), 'listening');
  } catch (error) {
    // Any other error (no IPv6, a privileged port) is reported by the server that is started there.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  }
  await new Promise((resolve) => server.close(resolve));
  return false;
}

/**
 * Finds a port that is free at the moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
