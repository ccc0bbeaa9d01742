import { describe, expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { LOCALES } from '#src/domain/locale.ts';
import {
  findAlternates,
  linkIn,
  localeOfPath,
  localeOfPicture,
  pathInOtherLanguage,
  translatedPages,
} from '#src/routes/page-languages.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { EMERGENCY_SLUG, ROUTES } from '#src/routes/route-table.ts';

const es = pathsIn('es');

describe('the route table', () => {
  test.each(LOCALES)('has no path twice (%s)', (locale) => {
    const own = Object.values(pathsIn(locale)).filter((path) => typeof path === 'string');
    expect(new Set(own).size).toBe(own.length);
  });

  test('ES-1 begins every path of a translation with its language', () => {
    for (const { en, ...others } of translatedPages)
      for (const path of [en, ...Object.values(others)])
        expect(localeOfPath(path) === 'en', path).toBe(path === en);
  });
});

test.each([
  ['/', 'en'],
  ['/es', 'es'],
  ['/es#about', 'es'],
  ['/es/[slug]', 'es'],
  ['/escape', 'en'],
  ['/services/es', 'en'],
] as const)('localeOfPath of %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

test.each([
  [ROUTES.picture.en, 'en'],
  [ROUTES.picture.es, 'es'],
  [ROUTES.home.es, 'en'],
] as const)('localeOfPicture of %s', (route, locale) => {
  expect(localeOfPicture(route)).toBe(locale);
});

test('ES-2 findAlternates finds a page in all its languages, from any of them', () => {
  const both = { en: paths.faq, es: es.faq };
  expect([paths.faq, es.faq].map(findAlternates)).toEqual([both, both]);
  expect(findAlternates(es.emergency)?.en).toBe(paths.service(EMERGENCY_SLUG));
  expect([es.areas, '/no-such-page', paths.city('no-city')].map(findAlternates)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('ES-1 linkIn keeps the section, and a link to something else', () => {
  expect(linkIn(`${paths.faq}#no-fee`, 'es')).toBe(`${es.faq}#no-fee`);
  expect(linkIn(paths.vcard, 'es')).toBe(paths.vcard);
  expect(linkIn('/no-such-page#x', 'es')).toBe('/no-such-page#x');
});

test.each([
  [paths.faq, es.faq],
  [paths.city(company.base.slug), es.city(company.base.slug)],
  [paths.city('404'), es.city('404')],
  [paths.notFound, es.notFound],
  ['/500', es.home],
])('ES-3 the link to the Spanish page of %s', (path, target) => {
  expect(pathInOtherLanguage(path, 'es')).toBe(target);
});

test('ES-3 the list of cities leads to the section of the English home page', () => {
  expect(pathInOtherLanguage(es.areas, 'en')).toBe(`${paths.home}#areas`);
});
