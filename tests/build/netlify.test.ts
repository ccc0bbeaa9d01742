import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_CITY_SLUG, DEFAULT_SERVICE_SLUG, paths } from '#src/site/paths.ts';
import { hasFile, hasPage } from '#tests/support/built-site.ts';

/** Its tables in their order, each as its lines: enough of TOML for the one file that we write. */
const tables = readFileSync('netlify.toml', 'utf8').split(/^(?=\[\[)/m);

/** @returns the pairs of a table: `from = "/x"` gives from: '/x' */
function pairs(table: string): Record<string, string> {
  const found = table.matchAll(/^ *([\w-]+) = (?:"(.*)"|(\d+))$/gm);
  return Object.fromEntries(
    [...found].map(([, name = '', text, number = '']) => [
      name,
      text?.replaceAll('\\"', '"') ?? number,
    ]),
  );
}

const named = (name: string) =>
  tables.filter((table) => table.startsWith(`[[${name}]]`)).map(pairs);
const rules = named('redirects');
const headers = named('headers');

test('every rule for Netlify leads to a file or a page that exists', () => {
  expect(rules).toHaveLength(3);
  const targets = rules.map(({ to = '' }) => to);
  expect(targets.filter((to) => !hasFile(to.slice(1)) && !hasPage(to))).toEqual([]);
});

test.each([
  ['ROUTE-12', '/services/:slug', `${paths.service(DEFAULT_SERVICE_SLUG)}.html`, '200'],
  ['ROUTE-13', '/service-areas', paths.city(DEFAULT_CITY_SLUG), '301'],
  ['ROUTE-14', '/service-areas/:city', '/service-areas/404.html', '404'],
])('%s on Netlify: %s leads to %s with status %s', (_, from, to, status) => {
  expect(rules).toContainEqual({ from, to, status });
});

test('ROUTE-12 no rule for Netlify is forced: a page that exists answers for itself', () => {
  expect(rules.filter((rule) => 'force' in rule)).toEqual([]);
  expect(tables[0]).toContain('rm dist/_redirects dist/_headers"');
});

test('headers on Netlify are those of the edge host, for files that exist', () => {
  const shipped = readFileSync('public/_headers', 'utf8');
  const changed = headers.flatMap(({ for: address = '', ...values }) =>
    Object.entries(values)
      .filter(([name, value]) => !shipped.includes(`\n  ${name}: ${value}\n`))
      .map(([name]) => `${address}: ${name}`),
  );
  expect(changed).toEqual([]);
  const [everywhere = '', ...files] = headers.map(({ for: address = '' }) => address);
  expect(everywhere).toBe('/*');
  expect(files.filter((file) => !file.endsWith('/*') && !hasFile(file.slice(1)))).toEqual([]);
});

test('no header is set twice for one address on Netlify', () => {
  const [everywhere = {}, ...others] = headers;
  const twice = others.flatMap((table) => Object.keys(table)).filter((name) => name in everywhere);
  expect(twice.filter((name) => name !== 'for')).toEqual([]);
});
