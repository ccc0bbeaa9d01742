import { expect, test } from 'vitest';
import { paths } from '#src/routes/paths.ts';
import { content } from '#src/queries/content.ts';
import { pagesWithHeader, type BuiltPage } from '#tests/support/built-site.ts';

const areaOf = new Map(content('en').cities.map(({ slug, area }) => [paths.city(slug), area]));

/** The ids of the lists that are grouped by area. Lists of nearby cities are ordered by distance, those of a service by name. */
const LISTS = ['footer-cities', 'listed-cities'];

/** @returns the links of a list that are not below the heading of their area */
function findMisplaced({ document }: BuiltPage, list: string): string[] {
  let heading = '';
  const found: { href: string; below: string }[] = [];
  for (const tag of document.querySelectorAll(`nav[aria-labelledby="${list}"] :is(h3, a)`))
    if (tag.tagName === 'H3') heading = tag.text.trim();
    else found.push({ href: tag.getAttribute('href') ?? '', below: heading });
  const areas = new Set(found.map(({ href }) => areaOf.get(href)));
  // A list with one area has no headings.
  if (areas.size < 2) return [];
  return found.filter(({ href, below }) => areaOf.get(href) !== below).map(({ href }) => href);
}

test.each(LISTS)('FOOT-1 cities are grouped by area: %s', (list) => {
  const pagesWithList = pagesWithHeader.filter(({ document }) =>
    document.querySelector(`#${list}`),
  );
  expect(pagesWithList.length).toBeGreaterThan(0);
  const found = pagesWithList.flatMap((page) =>
    findMisplaced(page, list).map((href) => `${page.file}: ${href}`),
  );
  expect(found).toEqual([]);
});
