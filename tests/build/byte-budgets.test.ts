import { afterAll, describe, expect, test } from 'vitest';
import { paths } from '#src/site/paths.ts';
import {
  cityPages,
  pageAt,
  pages,
  readBytes,
  servicePages,
  type BuiltPage,
} from '#tests/support/built-site.ts';
import { brotliBytes } from '#tests/support/brotli.ts';
import { inlineScripts, scriptFiles } from '#tests/support/script-graph.ts';

const KILOBYTE = 1024;
/** What arrives in the first round trip of a new connection: ten packets. */
const CONGESTION_WINDOW = 14 * KILOBYTE;
const INLINE_SCRIPT = 2.5 * KILOBYTE;

/** Pages that bring a framework, by their purpose, and what it may weigh. */
const SCRIPT_BUDGETS: readonly (readonly [path: string, kilobytes: number])[] = [
  [paths.faq, 85],
  [paths.calculator, 85],
  [paths.login, 90],
];
const pagesWithIslands = SCRIPT_BUDGETS.map(([path]) => path);

/** Above a budget's reach a quick compression says enough: it is never smaller than the best. */
function overBudget(candidates: readonly BuiltPage[], budget: number) {
  return candidates
    .filter(({ html }) => brotliBytes(html, 5) > budget)
    .map(({ file, html }) => ({ file, bytes: brotliBytes(html) }))
    .filter(({ bytes }) => bytes > budget);
}

describe('everything that is needed to draw a page fits one congestion window (14 KB brotli)', () => {
  test.each([
    ['the home page', [pageAt(paths.home)]],
    ['a city page', cityPages],
    ['a service page', servicePages],
    ['the not-found page', pages.filter(({ path }) => path.endsWith('404'))],
    ['a legal page', [pageAt(paths.privacy), pageAt(paths.terms)]],
  ])('%s', (_, candidates) => {
    expect(candidates.length).toBeGreaterThan(0);
    expect(overBudget(candidates, CONGESTION_WINDOW)).toEqual([]);
  });

  afterAll(() => {
    const heaviest = [[pageAt(paths.home)], cityPages, servicePages].map((kind) => {
      const sorted = kind.toSorted((a, b) => brotliBytes(b.html, 5) - brotliBytes(a.html, 5));
      const bytes = sorted.slice(0, 3).map(({ html }) => brotliBytes(html));
      return `${sorted[0]?.path ?? '-'} ${Math.max(...bytes)} B`;
    });
    console.info(`heaviest pages, brotli: ${heaviest.join(', ')}`);
  });
});

test('script before interaction is inline and at most 2.5 KB on pages without a framework', () => {
  const weights = pages
    .filter(({ path }) => !pagesWithIslands.includes(path))
    .map((page) => ({ file: page.file, bytes: brotliBytes(inlineScripts(page).join('\n')) }))
    .filter(({ bytes }) => bytes > INLINE_SCRIPT);
  const found = [...Map.groupBy(weights, ({ bytes }) => bytes)].map(
    ([bytes, same]) => `${bytes} B on ${same.length} pages, ${same[0]?.file} among them`,
  );
  expect(found).toEqual([]);
});

describe('the scripts of a page with a framework, renderer and imports included', () => {
  test.each(SCRIPT_BUDGETS)('%s: at most %d KB brotli', (path, kilobytes) => {
    const page = pageAt(path);
    const files = scriptFiles(page).map((file) => ({ file, bytes: brotliBytes(readBytes(file)) }));
    const inline = brotliBytes(inlineScripts(page).join('\n'));
    const total = files.reduce((sum, { bytes }) => sum + bytes, inline);
    console.info(`${path}: ${total} B of script in ${files.length} files and the page`);
    expect(files.length).toBeGreaterThan(0);
    expect(total, JSON.stringify(files)).toBeLessThanOrEqual(kilobytes * KILOBYTE);
  });
});
