import { expect, test } from 'vitest';
import { pagesWithFigure } from '#dev/preflight/find-words.ts';

test.each([
  ['From $175 a visit.', ['/'], 'in a sentence'],
  ['Labor $175.00', ['/'], 'with cents of zero'],
  ['Total $175.50', [], 'other cents'],
  ['Up to $1,175', [], 'the end of a larger figure'],
  ['Up to $175,000', [], 'the beginning of a larger figure'],
])('PLAN-4 the figure $175 in %j is on %j: %s', (line, paths, _why) => {
  expect(pagesWithFigure([{ path: '/', lines: [line] }], '$175')).toEqual(paths);
});
