import { expect, test } from 'vitest';
import { hasFile, hasPage, pages } from '#tests/support/built-site.ts';
import { internalLinks } from '#tests/support/internal-links.ts';
import { redirectFor } from '#tests/support/redirects.ts';

const linksOf = new Map(pages.map((page) => [page, internalLinks(page)]));

/** Checks every link of every page. @returns the problems, each once. */
function findProblems(check: (link: ReturnType<typeof internalLinks>[number]) => string | false) {
  const found = [...linksOf].flatMap(([{ file }, links]) =>
    links.flatMap((link) => {
      const problem = check(link);
      return problem === false ? [] : [`${file}: ${link.href} ${problem}`];
    }),
  );
  return [...new Set(found)];
}

test('every internal link leads to a page or a file that exists', () => {
  expect(
    findProblems(({ path }) => !hasPage(path) && !hasFile(path.slice(1)) && 'leads nowhere'),
  ).toEqual([]);
});

test('SCROLL-1 every link with a hash leads to an element with that id', () => {
  const idsOf = new Map(
    pages.map(({ path, document }) => [
      path,
      new Set(document.querySelectorAll('[id]').map((element) => element.getAttribute('id'))),
    ]),
  );
  expect(
    findProblems(
      ({ path, fragment }) =>
        fragment !== '' && hasPage(path) && !idsOf.get(path)?.has(fragment) && 'has no such id',
    ),
  ).toEqual([]);
});

test('ROUTE-15 no internal link is redirected or ends in a slash or .html', () => {
  expect(
    findProblems(({ path }) => {
      if (path !== '/' && path.endsWith('/')) return 'ends in a slash';
      if (path.endsWith('.html') || path.endsWith('/index')) return 'is not the plain address';
      const rule = redirectFor(path);
      return rule !== undefined && rule.status >= 300 && `is redirected to ${rule.to}`;
    }),
  ).toEqual([]);
});

test('internal links are absolute paths, because one page may be served at several URLs', () => {
  expect(findProblems(({ href }) => !/^(?:\/|#|https:)/.test(href) && 'is relative')).toEqual([]);
});

test('PROD-6 external links use https, tel or mailto, and rel=noopener in a new window', () => {
  const found = pages.flatMap(({ file, document }) =>
    document.querySelectorAll('a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      if (!/^(?:\/|#|https:\/\/|tel:|mailto:)/.test(href)) return [`${file}: ${href}`];
      const opensWindow = link.getAttribute('target') === '_blank';
      return opensWindow && !link.getAttribute('rel')?.includes('noopener')
        ? [`${file}: ${href}`]
        : [];
    }),
  );
  expect(found).toEqual([]);
});
