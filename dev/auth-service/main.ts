import { once } from 'node:events';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { configFromEnvironment, type AuthConfig } from './config.ts';
import { createContext, seedMember } from './context.ts';
import { createControlApp } from './control.ts';
import { createAuthApp } from './http/app.ts';

/** Listens on loopback only. @returns the origin @throws Error when the port is in use */
async function listen(server: ServerType, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

async function close(server: ServerType): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Open and hanging connections would keep the process alive.
  if ('closeAllConnections' in server) server.closeAllConnections();
  await closed;
}

/** Starts the auth service and its control port. @returns their origins and a function that stops them */
async function startAuthService(config: AuthConfig) {
  const context = createContext(config);
  await seedMember(context);
  const auth = createAdaptorServer({ fetch: createAuthApp(context).fetch });
  const control = createAdaptorServer({ fetch: createControlApp(context).fetch });
  context.origin = await listen(auth, config.port);
  const controlOrigin = await listen(control, config.controlPort);
  const stop = async () => {
    await Promise.all([close(auth), close(control)]);
    context.store.close();
  };
  return { origin: context.origin, controlOrigin, stop };
}

try {
  const config = configFromEnvironment(process.env);
  const { origin, controlOrigin, stop } = await startAuthService(config);
  // The process ends once both ports and the store are closed.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
  // When a test run is killed, its channel to this process closes.
  process.once('disconnect', () => void stop());
  process.channel?.unref();
  const otherAddresses = `mailbox ${origin}/mailbox, control ${controlOrigin}`;
  console.log(`auth service ready on ${origin} (${otherAddresses})`);
} catch (error) {
  console.error(`auth service: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
