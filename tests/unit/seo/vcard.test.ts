// cspell:ignore Söhne Rohre Heizung
import { expect, test } from 'vitest';
import { company, content } from '#src/queries/content.ts';
import { spokenText } from '#src/queries/edition.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { companyVcard } from '#src/seo/vcard.ts';

const lines = (text: string) => text.split('\r\n');
const unfolded = (card: string) => lines(card.replaceAll('\r\n ', ''));
const escaped = (text: string) => text.replaceAll(/[\\,;]/g, '\\$&');

test.each(company.languages)('companyVcard returns a vCard 3.0 with the facts: %s', (locale) => {
  const { base, licenseNumber } = company;
  const texts = content(locale);
  const name = escaped(company.name);
  const note = [
    ...texts.officeHours.week,
    ...(texts.site.emergencies ?? '').split('\n').filter(Boolean),
    ...(spokenText(locale)?.replace(/\.$/, '') ?? '').split('\n').filter(Boolean),
    texts.site.footer.license.replace('{license}', licenseNumber),
  ].join('. ');
  expect(unfolded(companyVcard(texts))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${company.phone.e164}`,
    `EMAIL;TYPE=INTERNET:${company.email}`,
    `ADR;TYPE=WORK:;;;${escaped(base.name)};${base.region};${base.postalCode};USA`,
    `URL:${new URL(pathsIn(locale).home, company.siteUrl).href}`,
    `NOTE:${escaped(note)}`,
    'END:VCARD',
    '',
  ]);
});

test('companyVcard ends lines with CR LF and folds them at 75 bytes for any name', () => {
  const ending = `\\ Bad ${'ñ'.repeat(60)}${'x'.repeat(150)}`;
  const card = companyVcard({
    locale: 'en',
    site: content('en').site,
    officeHours: content('en').officeHours,
    company: { ...company, name: `Ångström & Söhne; Rohre,\nHeizung ${ending}` },
  });
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines(card).map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(unfolded(card)).toContain(`FN:Ångström & Söhne\\; Rohre\\,\\nHeizung \\${ending}`);
});
