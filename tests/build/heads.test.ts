import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '#src/domain/locale.ts';
import { company } from '#src/queries/content.ts';
import {
  describedPages,
  meta,
  pages,
  site,
  type BuiltPage,
  filesWhere,
} from '#tests/support/built-site.ts';

const titleOf = ({ document }: BuiltPage) => document.querySelector('title')?.text ?? '';
const descriptionOf = (page: BuiltPage) => meta(page, 'description') ?? '';
const canonicalOf = ({ document }: BuiltPage) =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href');

function findDuplicates(read: (page: BuiltPage) => string) {
  const groups = Map.groupBy(pages, read);
  return [...groups]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => [text, same.map(({ file }) => file)]);
}

function findOutsideLength(read: (page: BuiltPage) => string, min: number, max: number) {
  return pages
    .map((page) => ({ file: page.file, text: read(page) }))
    .filter(({ text }) => text.length < min || text.length > max)
    .map(({ file, text }) => `${file}: ${text.length} characters: ${text}`);
}

describe('titles and descriptions', () => {
  test('a title has 15 to 60 characters', () => {
    expect(findOutsideLength(titleOf, 15, 60)).toEqual([]);
  });
  test('a description has 70 to 160 characters', () => {
    expect(findOutsideLength(descriptionOf, 70, 160)).toEqual([]);
  });
  test('no two pages share a title', () => {
    expect(findDuplicates(titleOf)).toEqual([]);
  });
  test('no two pages share a description', () => {
    expect(findDuplicates(descriptionOf)).toEqual([]);
  });
});

test('every indexable page has one canonical link with its own absolute URL', () => {
  const found = describedPages.flatMap((page) => {
    const count = page.document.querySelectorAll('link[rel="canonical"]').length;
    const expected = new URL(page.path, site).href;
    return count === 1 && canonicalOf(page) === expected ? [] : [[page.file, canonicalOf(page)]];
  });
  expect(found).toEqual([]);
});

test('a page with noindex has no canonical link to another page', () => {
  const hidden = pages.filter((page) => !describedPages.includes(page)).map(({ file }) => file);
  expect(hidden.toSorted()).toEqual(
    expect.arrayContaining([
      '404.html',
      '500.html',
      'service-areas/404.html',
      ...(company.memberLogin ? ['login.html'] : []),
    ]),
  );
  expect(hidden.every((file) => !/^services\/|^service-areas\/(?!404)/.test(file))).toBe(true);
  expect(
    filesWhere(
      (page) =>
        hidden.includes(page.file) &&
        ![undefined, new URL(page.path, site).href].includes(canonicalOf(page)),
    ),
  ).toEqual([]);
});

test('every indexable page has Open Graph and Twitter tags that match its head', () => {
  const found = describedPages.flatMap((page) => {
    const expected: Record<string, string | undefined> = {
      'og:url': canonicalOf(page),
      'og:description': descriptionOf(page),
      'twitter:card': 'summary_large_image',
      'og:image:width': '1200',
      'og:image:height': '630',
    };
    const wrong = Object.keys(expected).filter((name) => meta(page, name) !== expected[name]);
    const title = meta(page, 'og:title') ?? '-';
    if (!titleOf(page).startsWith(title)) wrong.push('og:title');
    if (!meta(page, 'og:image')?.startsWith(site.origin)) wrong.push('og:image');
    for (const name of ['og:image:alt', 'og:site_name', 'og:type'])
      if (!meta(page, name)) wrong.push(name);
    return wrong.length > 0 ? [`${page.file}: ${wrong.join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});

test('every page sets language, encoding and viewport and allows zooming', () => {
  expect(
    filesWhere(({ document, html, locale }) => {
      const viewport =
        document.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? '';
      return (
        document.querySelector('html')?.getAttribute('lang') !== LANGUAGE_TAGS[locale] ||
        !/<meta charset=["']?utf-8/i.test(html.slice(0, 1024)) ||
        !viewport.includes('width=device-width') ||
        /user-scalable|maximum-scale/.test(viewport)
      );
    }),
  ).toEqual([]);
});
