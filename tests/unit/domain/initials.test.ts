// cspell:ignore María Ávila
import { expect, test } from 'vitest';
import { initials } from '#src/domain/initials.ts';

test.each([
  ['Dana Reyes', 'DR'],
  ['María de la Cruz Ávila', 'MÁ'],
  ['kim', 'K'],
  ['J. “Red” O’Neil', 'JO'],
  ['Lee (3)', 'L'],
  ['  Ann   Lee ', 'AL'],
])('PROOF-2 initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
