// cspell:ignore Söhne Rohre Heizung
import { expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { companyVcard } from '#src/seo/vcard.ts';

const lines = (text: string) => text.split('\r\n');
const unfolded = (card: string) => lines(card.replaceAll('\r\n ', ''));
const escaped = (text: string) => text.replaceAll(/[\\,;]/g, '\\$&');

test('companyVcard returns a vCard 3.0 with the company’s facts', () => {
  const { base, hours, licenseNumber } = company;
  const name = escaped(company.name);
  const note = `${hours.weekdays.display}. ${hours.weekends}. Emergency line ${hours.emergency}. License ${licenseNumber}`;
  expect(unfolded(companyVcard(company))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${company.phone.e164}`,
    `EMAIL;TYPE=INTERNET:${company.email}`,
    `ADR;TYPE=WORK:;;;${escaped(base.name)};${base.region};${base.postalCode};USA`,
    `URL:${company.siteUrl}`,
    `NOTE:${escaped(note)}`,
    'END:VCARD',
    '',
  ]);
});

test('companyVcard ends lines with CR LF and folds them at 75 bytes for any name', () => {
  const ending = `\\ Bad ${'ñ'.repeat(60)}${'x'.repeat(150)}`;
  const card = companyVcard({ ...company, name: `Ångström & Söhne; Rohre,\nHeizung ${ending}` });
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines(card).map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(unfolded(card)).toContain(`FN:Ångström & Söhne\\; Rohre\\,\\nHeizung \\${ending}`);
});
