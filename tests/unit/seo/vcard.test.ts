// cspell:ignore Söhne Rohre Heizung
import { expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { companyVcard } from '#src/seo/vcard.ts';

const lines = (text: string) => text.split('\r\n');

test('companyVcard returns a vCard 3.0 with the company’s facts', () => {
  const card = companyVcard(company);
  expect(lines(card).slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines(card).slice(-2)).toEqual(['END:VCARD', '']);
  expect(card).toContain(`FN:${company.name}\r\n`);
  expect(card).toContain(`TEL;TYPE=WORK,VOICE:${company.phone.e164}\r\n`);
  expect(card).toContain(`EMAIL;TYPE=INTERNET:${company.email}\r\n`);
  // Long lines are folded.
  expect(card.replaceAll('\r\n ', '')).toContain(company.licenseNumber);
});

test('companyVcard ends lines with CR LF and limits them to 75 bytes for any name', () => {
  const name = `Ångström & Söhne; Rohre, Heizung \\ Bad ${'ñ'.repeat(60)}`;
  const card = companyVcard({ ...company, name });
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines(card)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = card.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`FN:Ångström & Söhne\\; Rohre\\, Heizung \\\\ Bad ${'ñ'.repeat(60)}`);
});
