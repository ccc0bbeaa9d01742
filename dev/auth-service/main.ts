import { once } from 'node:events';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createAuthApp } from './app.ts';
import { configSchema } from './config.ts';
import { createContext, seedMember } from './context.ts';
import { createControlApp } from './control.ts';
import { describeError } from './errors.ts';

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

/** Starts the auth service and its control port; both stop with the process that started it. */
async function startAuthService(): Promise<void> {
  const context = createContext(configSchema.parse(process.env));
  await seedMember(context);
  const auth = createAdaptorServer({ fetch: createAuthApp(context).fetch });
  const control = createAdaptorServer({ fetch: createControlApp(context).fetch });
  context.origin = await listen(auth, context.config.AUTH_PORT);
  const controlOrigin = await listen(control, context.config.AUTH_CONTROL_PORT);
  // The process ends once both ports and the store are closed.
  const stop = async () => {
    await Promise.all([close(auth), close(control)]);
    context.store.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
  // When a test run is killed, its channel to this process closes.
  process.once('disconnect', () => void stop());
  process.channel?.unref();
  const otherAddresses = `mailbox ${context.origin}/mailbox, control ${controlOrigin}`;
  console.log(`auth service ready on ${context.origin} (${otherAddresses})`);
}

try {
  await startAuthService();
} catch (error) {
  console.error(`auth service: ${describeError(error)}`);
  process.exit(1);
}
