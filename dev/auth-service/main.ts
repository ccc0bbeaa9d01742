import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAuthApp } from './app.ts';
import { configSchema, createContext } from './context.ts';
import { createControlApp, seedMember } from './control.ts';
import { describeError } from './errors.ts';

/** Listens on loopback only. @returns the origin @throws Error when the port is in use */
async function listen(server: Server, port: number): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

try {
  const context = createContext(configSchema.parse(process.env));
  seedMember(context);
  const auth = createServer(getRequestListener(createAuthApp(context).fetch));
  const control = createServer(getRequestListener(createControlApp(context).fetch));
  context.origin = await listen(auth, context.config.AUTH_PORT);
  const controlOrigin = await listen(control, context.config.AUTH_CONTROL_PORT);
  const stop = () => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
  // When a test run is killed, its channel to this process closes.
  process.once('disconnect', stop);
  process.channel?.unref();
  const otherAddresses = `mailbox ${context.origin}/mailbox, control ${controlOrigin}`;
  console.log(`auth service ready on ${context.origin} (${otherAddresses})`);
} catch (error) {
  console.error(`auth service: ${describeError(error)}`);
  process.exit(1);
}
