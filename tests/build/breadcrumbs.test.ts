import { expect, test } from 'vitest';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { describedPages, pageAt, pages, site, type BuiltPage } from '#tests/support/built-site.ts';
import { isObject, nodesOfType } from '#tests/support/json-ld.ts';

interface Step {
  readonly name: string;
  readonly address: string;
}

/** @returns the visible trail; its last step is the page itself, which is not a link. */
function readVisibleTrail({ document, path }: BuiltPage): readonly Step[] {
  return document.querySelectorAll('.breadcrumb li').map((item) => {
    const link = item.querySelector('a');
    const named = link ?? item.querySelector('[aria-current="page"]');
    const address = new URL(link?.getAttribute('href') ?? path, site).href;
    return { name: named?.text.trim() ?? '', address };
  });
}

function readStructuredTrail(page: BuiltPage): readonly Step[] {
  return nodesOfType(page, 'BreadcrumbList')
    .flatMap((list) => (Array.isArray(list['itemListElement']) ? list['itemListElement'] : []))
    .filter(isObject)
    .toSorted((a, b) => Number(a['position']) - Number(b['position']))
    .map(({ name, item }) => ({ name: String(name), address: String(item) }));
}

test('every page except home shows a breadcrumb trail from Home to itself', () => {
  const found = [...describedPages, ...pages.filter(({ path }) => path === paths.login)].flatMap(
    (page) => {
      const { home } = pathsIn(page.locale);
      if (page.path === home) return [];
      const trail = readVisibleTrail(page);
      const isComplete =
        trail.length >= 2 &&
        trail[0]?.address === new URL(home, site).href &&
        trail.at(-1)?.address === new URL(page.path, site).href;
      return isComplete ? [] : [[page.file, trail]];
    },
  );
  expect(found).toEqual([]);
  expect(readVisibleTrail(pageAt('/'))).toEqual([]);
});

test('the trail in the structured data equals the visible one', () => {
  const found = pages
    .map((page) => ({
      file: page.file,
      visible: readVisibleTrail(page),
      structured: readStructuredTrail(page),
    }))
    // A page with noindex may omit the structured trail.
    .filter(
      ({ file, structured }) =>
        structured.length > 0 || describedPages.some((page) => page.file === file),
    )
    .filter(({ visible, structured }) => JSON.stringify(visible) !== JSON.stringify(structured));
  expect(found).toEqual([]);
});
