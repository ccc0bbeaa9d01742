import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { UnsupportedCommand } from '#tests/support/auth-service.ts';
import { startWorld, type World } from './support/world.ts';
import { bearerVectors } from './vectors/bearer.ts';
import { clientVectors } from './vectors/client.ts';
import { linkVectors } from './vectors/links.ts';
import { mailVectors } from './vectors/mails.ts';
import { refreshVectors } from './vectors/refresh.ts';
import { signInVectors } from './vectors/sign-in.ts';
import { signUpVectors } from './vectors/sign-up.ts';
import { transportVectors } from './vectors/transport.ts';

const groups = [
  { name: 'A, contract 3.1: sign-in', vectors: signInVectors },
  { name: 'B, contract 3.2: sign-up', vectors: signUpVectors },
  { name: 'C, contract 2.4: refresh', vectors: refreshVectors },
  { name: 'D, contract 3.3: access tokens', vectors: bearerVectors },
  { name: 'E, contract 5.2: links', vectors: linkVectors },
  { name: 'F, contract 3.4: mails and token hashes', vectors: mailVectors },
  { name: 'G, contract 1.3: transport', vectors: transportVectors },
  { name: 'H, contract 4.2: through the auth client', vectors: clientVectors },
];

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.control.reset());
afterAll(() => world.end());

describe.each(groups)('$name', ({ vectors }) => {
  for (const { title, run } of vectors) {
    it(title, async (context) => {
      await run(world).catch((error: unknown) => {
        if (error instanceof UnsupportedCommand) context.skip(error.message);
        throw error;
      });
    });
  }
});
