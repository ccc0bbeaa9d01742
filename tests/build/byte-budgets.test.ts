// cspell:ignore qzkvwmxhdtyrlpcnbgfj
import { afterAll, describe, expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { optionalSections, paths, pathsIn } from '#src/routes/paths.ts';
import { pageAt, pages, readBytes, filesWhere } from '#tests/support/built-site.ts';
import { brotliBytes } from '#tests/support/brotli.ts';
import { inlineScripts, scriptFiles } from '#tests/support/script-graph.ts';

const KILOBYTE = 1024;
/** The first round trip of a new connection carries ten packets. */
const CONGESTION_WINDOW = 14 * KILOBYTE;
/** The end of home may arrive in the second round trip; calculator and login wait for their scripts anyway. */
const LARGER = 16 * KILOBYTE;
const LARGER_PAGES: readonly (string | undefined)[] = [paths.home, paths.calculator, paths.login];
const INLINE_SCRIPT = 2.5 * KILOBYTE;
/** /answers has every question and every ZIP code in words. */
const ANSWERS_PAGE = 22 * KILOBYTE;
/** Search and ZIP finder, in addition to the scripts of every page (ANSW-1). */
const ANSWERS_SCRIPT = 3 * KILOBYTE;
/** Pages with a ZIP finder, without that addition. */
const WITH_ZIP_FINDER: readonly string[] = [
  paths.answers,
  paths.valveCard,
  paths.city('404'),
  pathsIn('es').areas,
];

/** Script budgets of the pages that load React. */
const SCRIPT_BUDGETS: readonly (readonly [path: string, kilobytes: number])[] = [
  [paths.faq, 74],
  [paths.calculator, 80],
  [paths.login, 76],
];
const pagesWithIslands = SCRIPT_BUDGETS.map(([path]) => path);

/** Kind of a page, by the folder of its English path. */
const kindOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** The owner's optional sections of home (PROOF-2), after its first paint. */
const OPTIONAL = new RegExp(
  `<section id="?(?:${Object.values(optionalSections).join('|')})\\b[^]*?</section>`,
  'g',
);

/** A page as it is with a real project of the auth service, whose name is longer than that of the tests. */
const asPublished = (html: string) =>
  html.replaceAll(
    /data-member-link(?:="[^"]*")?/g,
    'data-member-link="sb-qzkvwmxhdtyrlpcnbgfj-auth-token"',
  );

describe('PROD-3 the HTML fits one congestion window (14 KB as the host sends it)', () => {
  test('every page but /faq and /answers; home, calculator and login have 16 KB', () => {
    const heavy = pages
      .filter(({ englishPath }) => englishPath !== paths.faq && englishPath !== paths.answers)
      .map(({ file, englishPath, html }) => ({
        file,
        bytes: brotliBytes(asPublished(html).replace(OPTIONAL, '')),
        limit: LARGER_PAGES.includes(englishPath) ? LARGER : CONGESTION_WINDOW,
      }))
      .filter(({ bytes, limit }) => bytes > limit);
    expect(heavy).toEqual([]);
  });

  afterAll(() => {
    const kinds = Map.groupBy(
      pages,
      ({ englishPath, locale }) => `${locale} ${kindOf(englishPath)}`,
    );
    const heaviest = [...kinds.values()].map((kind) => {
      const [page] = kind
        .map(({ path, html }) => ({ path, bytes: brotliBytes(html) }))
        .toSorted((a, b) => b.bytes - a.bytes);
      return `${page?.path ?? '-'} ${page?.bytes ?? 0} B`;
    });
    console.info(`heaviest pages: ${heaviest.join(', ')}`);
  });
});

test.each(company.languages.map((locale) => pathsIn(locale)))(
  'ANSW-1 $answers is at most 22 KB, with at most 3 KB of script of its own',
  (at) => {
    const { html } = pageAt(at.answers);
    const [own, common] = [at.answers, at.privacy].map((path) =>
      brotliBytes(inlineScripts(pageAt(path)).join('\n')),
    );
    const script = Number(own) - Number(common);
    console.info(`${at.answers}: ${brotliBytes(html)} B, ${script} B of them its own script`);
    expect(brotliBytes(html)).toBeLessThanOrEqual(ANSWERS_PAGE);
    expect(script).toBeLessThanOrEqual(ANSWERS_SCRIPT);
  },
);

// The compiler repeats a color in another form than sRGB, at 0.5 KB a page.
test('no style sheet has colors twice, for narrow and wide gamuts', () => {
  expect(
    filesWhere(({ document }) =>
      document.querySelectorAll('style').some(({ rawText }) => /\b(?:lab|color)\(/.test(rawText)),
    ),
  ).toEqual([]);
});

test('inline script is at most 2.5 KB on pages without React', () => {
  const weights = pages
    .filter(({ englishPath }) => !pagesWithIslands.includes(englishPath))
    .map((page) => ({
      file: page.file,
      bytes: brotliBytes(inlineScripts(page).join('\n')),
      limit: INLINE_SCRIPT + (WITH_ZIP_FINDER.includes(page.englishPath) ? ANSWERS_SCRIPT : 0),
    }))
    .filter(({ bytes, limit }) => bytes > limit);
  const found = [...Map.groupBy(weights, ({ bytes }) => bytes)].map(
    ([bytes, same]) => `${bytes} B on ${same.length} pages, ${same[0]?.file} among them`,
  );
  expect(found).toEqual([]);
});

describe('the scripts of a page with React, including the renderer and imports', () => {
  const withIslands = pages.flatMap((page) =>
    SCRIPT_BUDGETS.filter(([path]) => path === page.englishPath).map(
      ([, kilobytes]) => [page.path, kilobytes, page] as const,
    ),
  );
  /** Sizes of files, most of which every one of these pages loads. */
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const bytes = sizes.get(file) ?? brotliBytes(readBytes(file), 11);
    sizes.set(file, bytes);
    return bytes;
  };
  test.each(withIslands)('%s: at most %d KB at quality 11', (path, kilobytes, page) => {
    const files = scriptFiles(page).map((file) => ({ file, bytes: sizeOf(file) }));
    const inline = brotliBytes(inlineScripts(page).join('\n'), 11);
    const total = files.reduce((sum, { bytes }) => sum + bytes, inline);
    console.info(`${path}: ${total} B of script in ${files.length} files and the page`);
    expect(files.length).toBeGreaterThan(0);
    expect(total, JSON.stringify(files)).toBeLessThanOrEqual(kilobytes * KILOBYTE);
  });
});
