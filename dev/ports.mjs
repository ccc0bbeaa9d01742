// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Both that `localhost` may stand for. */
const HOSTS = ['127.0.0.1', '::1'];

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server of this machine listens there already
 */
export async function isTaken(port) {
  for (const host of HOSTS) if (await isTakenAt(host, port)) return true;
  return false;
}

/** @param {string} host @param {number} port */
async function isTakenAt(host, port) {
  const server = createServer();
  try {
    await once(server.listen({ host, port, exclusive: true }), 'listening');
  } catch (error) {
    // Any other fault (no IPv6 here, a port for root alone) is left to the server itself to tell.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  }
  await new Promise((resolve) => server.close(resolve));
  return false;
}
