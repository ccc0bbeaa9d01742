import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isPortInUse } from '#dev/ports.mjs';

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port is in use while a server listens at %s',
  async (host) => {
    const server = createServer();
    await once(server.listen(0, host), 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    expect(await isPortInUse(address.port)).toBe(true);
    server.close();
    await once(server, 'close');
    expect(await isPortInUse(address.port)).toBe(false);
  },
);
