import { expect, test } from 'vitest';
import { servicePages } from '#tests/support/built-site.ts';

test('PLAN a service page shows three to five worked prices', () => {
  const found = servicePages.filter(({ document }) => {
    const { length } = document.querySelectorAll('[aria-labelledby="usual-prices"] li');
    return length < 3 || length > 5;
  });
  expect(found.map(({ path }) => path)).toEqual([]);
});
