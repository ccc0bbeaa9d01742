import { describe, expect, test } from 'vitest';
import { findByZip, formatZips, parseZips, readZip } from '#src/domain/zip-finder.ts';

describe('ANSW-2 readZip', () => {
  test.each([
    ['nothing', '', 0],
    ['letters', 'Monrovia', 0],
    ['other digits', '٩١٠١٦', 0],
    ['four digits', '9101', 4],
    ['six digits', '910161', 6],
    ['two ZIP codes', '91016, 91006', 10],
    ['a phone number', '(626) 555-0142', 10],
    ['ten thousand digits', '9'.repeat(10_000), 10_000],
  ])('counts the digits of %s', (_, typed, digits) => {
    expect(readZip(typed)).toEqual({ digits });
  });

  test.each([
    ['five digits', '91016'],
    ['blanks between', '9 1016'],
    ['ZIP+4', '91016-1234'],
    ['ZIP+4 with a dash', '91016–1234'],
    ['ZIP+4 with a blank', '91016 1234'],
    ['a whole address', '123 Myrtle Ave, Monrovia CA 91016'],
    ['full-width digits', '９１０１６'],
  ])('reads %s', (_, typed) => {
    expect(readZip(typed)).toEqual({ zip: '91016' });
  });
});

test.each([
  [['91016'], '91016'],
  [['91006', '91007'], '91006 91007'],
  [['90001', '90002', '90003', '90005'], '90001\u201390003 90005'],
  [['90299', '90300', '90301', '91001'], '90299\u201390301 91001'],
])('ANSW-2 formatZips writes %j so that parseZips reads them again', (zips, text) => {
  expect(formatZips(zips)).toBe(text);
  expect(parseZips(`Some City ${text}`)).toEqual(zips);
});

const arcadia = { zips: ['91006', '91007'], isNamed: true };
const bradbury = { zips: ['91008'], isNamed: false };
const duarte = { zips: ['91008', '91010'], isNamed: false };
const monrovia = { zips: ['91016'], isNamed: true };
const torrance = { zips: ['90501'], isNamed: false };
const areas = [arcadia, bradbury, duarte, monrovia, torrance];

test.each([
  ['a ZIP code of one place', '91016', 'served', [monrovia]],
  ['a ZIP code that two places share', '91008', 'served', [bradbury, duarte]],
  ['the last ZIP code of a place', '91010', 'served', [duarte]],
  ['the closest numbers', '91015', 'near', [monrovia, duarte, bradbury]],
  ['a lower number', '91000', 'near', [arcadia, bradbury, duarte]],
  ['fewer places than the limit', '90599', 'near', [torrance]],
  ['the named areas where the first three digits are unknown', '90401', 'far', [arcadia, monrovia]],
  ['the named areas for another state', '10001', 'far', [arcadia, monrovia]],
])('ANSW-2 findByZip finds %s', (_, zip, kind, found) => {
  expect(findByZip(zip, areas)).toEqual({ kind, areas: found });
});
