import { expect, test } from 'vitest';
import { paths } from '#src/routes/paths.ts';
import { servicePages } from '#tests/support/built-site.ts';
import { services } from '#tests/support/content-files.ts';

// The prices are those of the cities that feature the service (CITY-2).
const featured = services.filter(({ onCityPages }) => onCityPages);

test('PLAN a service page shows three to five worked prices', () => {
  const found = servicePages.filter(({ path, document }) => {
    if (!featured.some(({ slug }) => path === paths.service(slug))) return false;
    const { length } = document.querySelectorAll('[aria-labelledby="usual-prices"] li');
    return length < 3 || length > 5;
  });
  expect(found.map(({ path }) => path)).toEqual([]);
});
