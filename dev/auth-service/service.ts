import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { AuthConfig } from './config.ts';
import { createControlApp } from './control/app.ts';
import { createAuthApp } from './http/app.ts';
import { createParts } from './parts.ts';
import { seed } from './seed.ts';

/** A service that runs; `stop` closes its connections and its store. */
export interface RunningService {
  readonly origin: string;
  readonly controlOrigin: string;
  readonly stop: () => Promise<void>;
}

function isTcp(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** Listens on loopback only. @throws when the port is taken */
async function listen(server: ServerType, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!isTcp(address)) throw new Error('The server listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

async function close(server: ServerType): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Open and hanging connections would keep the process alive.
  if ('closeAllConnections' in server) server.closeAllConnections();
  await closed;
}

/** Starts the auth service and its control port, with the seeded member in place. */
export async function startAuthService(config: AuthConfig): Promise<RunningService> {
  const parts = createParts(config);
  await seed(parts);
  const auth = createAdaptorServer({ fetch: createAuthApp(parts).fetch });
  const control = createAdaptorServer({ fetch: createControlApp(parts).fetch });
  parts.origin = await listen(auth, config.port);
  const controlOrigin = await listen(control, config.controlPort);
  return {
    origin: parts.origin,
    controlOrigin,
    stop: async () => {
      await Promise.all([close(auth), close(control)]);
      parts.store.close();
    },
  };
}
