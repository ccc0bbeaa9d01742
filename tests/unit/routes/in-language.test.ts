import { describe, expect, test } from 'vitest';
import { company, content } from '#src/queries/content.ts';
import { hasLanguage, spokenText } from '#src/queries/edition.ts';
import { inLanguage } from '#src/routes/in-language.ts';
import { pathsIn } from '#src/routes/paths.ts';

const en = inLanguage('en');
const spanish = () => inLanguage({ currentLocale: 'es' });

test('inLanguage throws for a page without a language', () => {
  expect(() => inLanguage({ currentLocale: undefined })).toThrow("no pages in 'undefined'");
});

test('English pages have no texts of translations', () => {
  expect([en.edition, en.spoken, en.islandTexts('login')].join()).toBe(',,');
});

describe.runIf(hasLanguage('es'))('inLanguage of a page in another language', () => {
  test('ES-1 has its texts, paths and pages', () => {
    const es = spanish();
    expect([en.locale, es.locale, es.copy.locale]).toEqual(['en', 'es', 'es']);
    expect([en.paths.faq, es.paths.faq]).toEqual(['/faq', pathsIn('es').faq]);
    expect([en.link('/faq#x'), es.link('/faq#x')]).toEqual(['/faq#x', `${es.paths.faq}#x`]);
    expect(es.islandTexts('login')).toBe(es.copy.login);
    expect(es.spoken).toBe(spokenText('es'));
  });

  test('ES-3 names languages as its edition does', () => {
    const es = spanish();
    const { name, english } = content('es').edition;
    expect(es.edition).toBe(content('es').edition);
    expect([en.nameOf('es'), es.nameOf('es'), es.nameOf('en')]).toEqual([name, name, english]);
  });

  test('HEAD-3 has the same navigation', () => {
    const es = spanish();
    const labels = es.navigation.map(({ label }) => label);
    expect(labels).toEqual(Object.values(es.copy.site.navigation));
    expect(es.navigation.map(({ href }) => href)).toEqual(
      en.navigation.map(({ href }) => es.link(href)),
    );
  });
});

test.runIf(content('en').handyman)('HEAD-3 the navigation has six links', () => {
  expect(en.navigation.map(({ label }) => label)).toEqual(Object.values(en.copy.site.navigation));
  expect(en.navigation.map(({ href }) => href).join(' ')).toBe(
    '/services /plumbing-services /#pricing /#about /faq /#contact',
  );
});

test.each(company.languages)(
  'PROD-6 contact links, with subjects in the language: %s',
  (locale) => {
    const { contact } = inLanguage(locale);
    const { subjects } = content(locale).site;
    const subjectOf = (link: string) => new URL(link).searchParams.get('subject');
    expect(contact.email).toBe(company.email);
    expect(contact.phoneLink).toEqual({
      display: company.phone.display,
      href: `tel:${company.phone.e164}`,
    });
    expect([contact.phone, contact.call]).toEqual(Object.values(contact.phoneLink));
    expect(subjectOf(contact.schedule)).toBe(subjects.elsewhere);
    expect(subjectOf(contact.scheduleFromHeader)).toBe(subjects.header);
  },
);
