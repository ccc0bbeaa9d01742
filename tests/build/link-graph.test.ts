import { describe, expect, test } from 'vitest';
import { nearest } from '#src/domain/nearest-cities.ts';
import { paths } from '#src/routes/paths.ts';
import { content } from '#src/queries/content.ts';
import { featuredService } from '#tests/support/content-files.ts';
import { describedPages, pageAt, pages } from '#tests/support/built-site.ts';
import { internalLinks } from '#tests/support/internal-links.ts';

const cities = content('en').cities;
const services = content('en').services;
const findLinks = (path: string, within = '') =>
  new Set(internalLinks(pageAt(path), within).map((link) => link.path));

/** The links in the main content of each city page. */
const cityLinks = new Map(cities.map(({ slug }) => [slug, findLinks(paths.city(slug), 'main')]));
const neighbors = new Map(
  cities.map((city) => {
    const others = cities.filter((other) => other !== city);
    return [city.slug, nearest(city, others, 6).map(({ place }) => place.slug)];
  }),
);

test('ROUTE-5 there is a page for each city and no other', () => {
  const built = describedPages
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/service-areas/'));
  expect(built.toSorted()).toEqual(cities.map(({ slug }) => paths.city(slug)).toSorted());
});

describe('CITY-4 a city page links', () => {
  test('to the six nearest cities', () => {
    const found = [...neighbors].flatMap(([slug, near]) => {
      const missing = near.filter((other) => !cityLinks.get(slug)?.has(paths.city(other)));
      return missing.length > 0 ? [`${slug}: ${missing.join(', ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('CITY-2 to its featured service before the other five', () => {
    const found = cities.flatMap(({ slug }) => {
      const list = 'nav[aria-labelledby="services"]';
      const order = internalLinks(pageAt(paths.city(slug)), list).map(({ path }) => path);
      const linked = services.filter((service) => order.includes(paths.service(service.slug)));
      const featured = featuredService(slug);
      const first = order.find((path) => path.startsWith('/services/'));
      const isRight = linked.length === services.length && first === paths.service(featured.slug);
      return isRight
        ? []
        : [`${slug}: first ${first}, ${linked.length} of ${services.length} services`];
    });
    expect(found).toEqual([]);
  });
});

test('CITY-4 at least one of a city’s six neighbors links back to it', () => {
  const withoutBackLink = [...neighbors].filter(
    ([slug, near]) => !near.some((other) => cityLinks.get(other)?.has(paths.city(slug))),
  );
  expect(withoutBackLink.map(([slug]) => slug)).toEqual([]);
});

test('SERV-3 a service page links to the other services and to cities', () => {
  const found = services.flatMap(({ slug }) => {
    const links = findLinks(paths.service(slug), 'main');
    const others = services.filter(
      (other) => other.slug !== slug && !links.has(paths.service(other.slug)),
    );
    const towns = cities.filter((city) => links.has(paths.city(city.slug)));
    return others.length === 0 && towns.length >= Math.min(6, cities.length)
      ? []
      : [`${slug}: ${towns.length} cities`];
  });
  expect(found).toEqual([]);
});

test('every page is at most two clicks from home', () => {
  const depths = new Map<string, number>([[paths.home, 0]]);
  for (const [path, depth] of depths)
    if (pages.some((page) => page.path === path))
      for (const next of findLinks(path)) if (!depths.has(next)) depths.set(next, depth + 1);
  const unreachable = [...describedPages.map(({ path }) => path), paths.login]
    .filter((path) => pages.some((page) => page.path === path))
    .filter((path) => (depths.get(path) ?? Infinity) > 2);
  expect(unreachable).toEqual([]);
});
