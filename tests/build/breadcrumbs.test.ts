import { expect, test } from 'vitest';
import { paths } from '#src/site/paths.ts';
import { indexablePages, pageAt, pages, site, type BuiltPage } from '#tests/support/built-site.ts';
import { isObject, nodesOfType } from '#tests/support/json-ld.ts';

interface Step {
  readonly name: string;
  readonly address: string;
}

/** The trail as a visitor sees it; the last step is the page itself and is no link. */
function visibleTrail({ document, path }: BuiltPage): readonly Step[] {
  return document.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((item) => {
    const link = item.querySelector('a');
    const named = link ?? item.querySelector('[aria-current="page"]');
    const address = new URL(link?.getAttribute('href') ?? path, site).href;
    return { name: named?.text.trim() ?? '', address };
  });
}

function markedUpTrail(page: BuiltPage): readonly Step[] {
  return nodesOfType(page, 'BreadcrumbList')
    .flatMap((list) => (Array.isArray(list['itemListElement']) ? list['itemListElement'] : []))
    .filter(isObject)
    .toSorted((a, b) => Number(a['position']) - Number(b['position']))
    .map(({ name, item }) => ({ name: String(name), address: String(item) }));
}

test('every page but home shows where it stands, from Home to itself', () => {
  const found = [...indexablePages, pageAt(paths.login)].flatMap((page) => {
    if (page.path === '/') return [];
    const trail = visibleTrail(page);
    const isWhole =
      trail.length >= 2 &&
      trail[0]?.address === site.href &&
      trail.at(-1)?.address === new URL(page.path, site).href;
    return isWhole ? [] : [[page.file, trail]];
  });
  expect(found).toEqual([]);
  expect(visibleTrail(pageAt('/'))).toEqual([]);
});

test('the structured trail equals the visible one', () => {
  const found = pages
    .map((page) => ({ file: page.file, visible: visibleTrail(page), marked: markedUpTrail(page) }))
    // A page that is not for search engines may do without the markup.
    .filter(
      ({ file, marked }) => marked.length > 0 || indexablePages.some((page) => page.file === file),
    )
    .filter(({ visible, marked }) => JSON.stringify(visible) !== JSON.stringify(marked));
  expect(found).toEqual([]);
});
