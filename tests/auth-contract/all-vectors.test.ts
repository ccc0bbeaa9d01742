import { describe, expect, it } from 'vitest';
import { passwordGrantVectors } from './vectors/a-password-grant.ts';
import { signUpVectors } from './vectors/b-sign-up.ts';
import { refreshVectors } from './vectors/c-refresh.ts';
import { bearerVectors } from './vectors/d-bearer.ts';
import { linkVectors } from './vectors/e-links.ts';
import { mailVectors } from './vectors/f-mails.ts';
import { transportVectors } from './vectors/g-transport.ts';
import { clientVectors } from './vectors/h-client.ts';

const groups = [
  { letter: 'A', count: 16, vectors: passwordGrantVectors },
  { letter: 'B', count: 22, vectors: signUpVectors },
  { letter: 'C', count: 7, vectors: refreshVectors },
  { letter: 'D', count: 13, vectors: bearerVectors },
  { letter: 'E', count: 12, vectors: linkVectors },
  { letter: 'F', count: 13, vectors: mailVectors },
  { letter: 'G', count: 5, vectors: transportVectors },
  { letter: 'H', count: 8, vectors: clientVectors },
];

describe('Contract 8: no vector is left out', () => {
  it.each(groups)('$letter has all its $count', ({ letter, count, vectors }) => {
    const ids = new Set(vectors.map(({ id }) => id));
    expect([...ids]).toEqual(Array.from({ length: count }, (_, at) => `${letter}${at + 1}`));
  });
});
