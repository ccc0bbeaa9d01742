import { expect, test } from 'vitest';
import { files, indexablePages, readText, site } from '#tests/support/built-site.ts';

const locations = (file: string) =>
  [...readText(file).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
const parts = locations('sitemap-index.xml').map((url) => new URL(url).pathname.slice(1));

test('the sitemap lists exactly the indexable pages, each once', () => {
  const listed = parts.flatMap(locations).toSorted();
  const wanted = indexablePages.map(({ path }) => new URL(path, site).href).toSorted();
  expect(listed).toEqual(wanted);
});

test('the sitemap index lists every part with its absolute URL', () => {
  expect(parts).toEqual(files.filter((file) => /^sitemap-(?!index).*\.xml$/.test(file)));
  expect(locations('sitemap-index.xml').every((url) => url.startsWith(site.origin))).toBe(true);
});

test('no entry has changefreq or priority', () => {
  expect(parts.filter((file) => /<(?:changefreq|priority)>/.test(readText(file)))).toEqual([]);
});

test('robots.txt refers to the sitemap and disallows nothing', () => {
  const lines = readText('robots.txt')
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toContain(`Sitemap: ${new URL('/sitemap-index.xml', site).href}`);
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
});
