import { expect, test } from 'vitest';
import { getNamedCities } from '#src/queries/collections.ts';
import { company, territory } from '#src/queries/content.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths } from '#src/routes/paths.ts';
import {
  describedPages,
  mainOf,
  meta,
  pageAt,
  pages,
  servicePages,
  type BuiltPage,
  filesWhere,
} from '#tests/support/built-site.ts';
import { dataBlocks, isObject, objectsIn, type JsonObject } from '#tests/support/json-ld.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const nodesOf = (page: BuiltPage) => objectsIn(dataBlocks(page));
const isReference = (node: JsonObject) => Object.keys(node).join() === '@id';
const definedIds = (page: BuiltPage) =>
  new Set(
    nodesOf(page)
      .filter((node) => '@id' in node && !isReference(node))
      .map((node) => node['@id']),
  );

test('every indexable page has one block of structured data, a @graph of schema.org', () => {
  expect(
    filesWhere((page) => {
      const [block, ...others] = dataBlocks(page);
      const isGraph =
        isObject(block) &&
        block['@context'] === 'https://schema.org' &&
        Array.isArray(block['@graph']);
      return !isGraph || others.length > 0;
    }, describedPages),
  ).toEqual([]);
  // dataBlocks throws for invalid JSON on the other pages.
  expect(pages.map((page) => dataBlocks(page).length).every((count) => count <= 1)).toBe(true);
});

test('every referenced @id is defined on the page or on the home page', () => {
  const home = definedIds(pageAt('/'));
  const found = pages.flatMap((page) => {
    const here = definedIds(page);
    return nodesOf(page)
      .filter(isReference)
      .map((node) => node['@id'])
      .filter((id) => !here.has(id) && !home.has(id))
      .map((id) => `${page.file}: ${String(id)}`);
  });
  expect(found).toEqual([]);
});

test('no page defines an @id twice', () => {
  expect(
    filesWhere((page) => {
      const described = nodesOf(page).filter((node) => '@id' in node && !isReference(node));
      return described.length !== definedIds(page).size;
    }),
  ).toEqual([]);
});

test('no rating is marked up, because self-serving reviews are not eligible', () => {
  expect(
    filesWhere(
      (page) =>
        /"(?:aggregateRating|review|reviewRating|ratingValue|starRating)"/.test(
          JSON.stringify(dataBlocks(page)),
        ) || /itemprop=["']?(?:aggregateRating|review|ratingValue)/.test(page.html),
    ),
  ).toEqual([]);
});

test('every price in the data is visible on the same page', () => {
  const found = pages.flatMap((page) => {
    const text = visibleText(page.document);
    return nodesOf(page)
      .filter((node) => 'price' in node)
      .map((node) => `$${Number(node['price']).toLocaleString('en-US')}`)
      .filter((price) => !text.includes(price))
      .map((price) => `${page.file}: ${price}`);
  });
  expect(found).toEqual([]);
});

/** Types whose name is a label, such as 'License number', and not part of the page. */
const TYPES_WITH_LABELS = ['AdministrativeArea', 'PropertyValue'];

test('every name and description in the data is on the page or in its head', () => {
  const found = pages.flatMap((page) => {
    const title = page.document.querySelector('title')?.text ?? '';
    const text = [visibleText(page.document), title, meta(page, 'description')].join(' ');
    return nodesOf(page)
      .filter((node) => !TYPES_WITH_LABELS.includes(String(node['@type'])))
      .flatMap(({ name, description }) => [name, description])
      .filter((value) => typeof value === 'string')
      .filter((value) => !text.toLowerCase().includes(value.toLowerCase()))
      .map((value) => `${page.file}: '${value}'`);
  });
  expect(found).toEqual([]);
});

test('every indexable page has a node with the @id of the business', () => {
  const [plumber] = nodesOf(pageAt('/')).filter((node) => node['@type'] === 'Plumber');
  expect(
    filesWhere(
      (page) => !nodesOf(page).some((node) => node['@id'] === plumber?.['@id']),
      describedPages,
    ),
  ).toEqual([]);
});

test('PROD-10 the business is a Plumber with one @id and one name', () => {
  const plumbers = pages.flatMap(nodesOf).filter((node) => node['@type'] === 'Plumber');
  expect(new Set(plumbers.map((node) => node['@id'])).size).toBe(1);
  expect(new Set(plumbers.map((node) => node['name']))).toEqual(new Set([company.name]));
});

test('PROD-2 areaServed on the home page is the region and the named cities', () => {
  const home = nodesOf(pageAt(paths.home)).find((node) => node['@type'] === 'Plumber');
  const named = getNamedCities().map(({ name }) => name);
  expect(home?.['areaServed']).toEqual(
    [territory.region, ...named].map((name) => ({ '@type': 'Place', name })),
  );
});

test('every item of a list has a name', () => {
  const items = pages.flatMap((page) =>
    nodesOf(page)
      .filter((node) => node['@type'] === 'ListItem')
      .map(({ name, item }) => ({ file: page.file, name: isObject(item) ? item['name'] : name })),
  );
  expect(items.length).toBeGreaterThan(pages.length);
  expect(items.filter(({ name }) => !name)).toEqual([]);
});

test('SERV-2, SERV-3 every service page and the handyman page have one Service node', () => {
  const handyman = isOfferedLink(paths.handyman) ? [pageAt(paths.handyman)] : [];
  const found = [...servicePages, ...handyman].filter((page) => {
    const [service, ...others] = nodesOf(page).filter((node) => node['@type'] === 'Service');
    const heading = mainOf(page).querySelector('h1')?.text.trim();
    return service?.['name'] !== heading || others.length > 0;
  });
  expect(found.map(({ file }) => file)).toEqual([]);
});
