import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, unmet, type World } from './support/world.ts';
import { passwordGrantVectors } from './vectors/a-password-grant.ts';
import { signUpVectors } from './vectors/b-sign-up.ts';
import { refreshVectors } from './vectors/c-refresh.ts';
import { bearerVectors } from './vectors/d-bearer.ts';
import { linkVectors } from './vectors/e-links.ts';
import { mailVectors } from './vectors/f-mails.ts';
import { transportVectors } from './vectors/g-transport.ts';
import { clientVectors } from './vectors/h-client.ts';
import { transportDetails } from './vectors/transport-details.ts';

/** The vectors of contract section 8, with the number of ids in each group. */
const groups = [
  { letter: 'A', name: 'password grant', count: 14, vectors: passwordGrantVectors },
  { letter: 'B', name: 'sign-up', count: 19, vectors: signUpVectors },
  { letter: 'C', name: 'refresh', count: 7, vectors: refreshVectors },
  { letter: 'D', name: 'Bearer endpoints', count: 12, vectors: bearerVectors },
  { letter: 'E', name: 'links', count: 11, vectors: linkVectors },
  { letter: 'F', name: 'recover, resend, verify', count: 11, vectors: mailVectors },
  { letter: 'G', name: 'transport', count: 5, vectors: transportVectors },
  { letter: 'H', name: 'through AuthClient', count: 8, vectors: clientVectors },
];

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.end());

const details = { letter: '1 to 5', name: 'facts without a vector', vectors: transportDetails };

describe.each([...groups, details])('contract $letter: $name', ({ vectors }) => {
  for (const { id, title, needs, run } of vectors) {
    const missing = unmet(needs);
    const reason = missing.length === 0 ? '' : ` (this server lacks: ${missing.join(', ')})`;
    it.skipIf(missing.length > 0)(`${id} ${title}${reason}`, () => run(world));
  }
});

describe('contract section 8', () => {
  it.each(groups)('has all $count vectors of group $letter', ({ letter, count, vectors }) => {
    const ids = new Set(vectors.map(({ id }) => id));
    expect([...ids]).toEqual(Array.from({ length: count }, (_, at) => `${letter}${at + 1}`));
  });
});
