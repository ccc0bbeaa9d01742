// cspell:ignore zonas
// cspell:ignore ngeles losangeles ángeles angele habra ｐａｓａｄｅｎａ
import { describe, expect, test } from 'vitest';
import {
  cityNameFromSlug,
  cityNameFromText,
  cityTextFromPath,
  isSpellingOf,
} from '#src/domain/city-name.ts';

test.each([
  ['', '', 'an empty slug'],
  ['-', '', 'no words'],
  ['la', 'LA', 'upper-cases words of two letters'],
  ['bel', 'Bel', 'capitalizes words of three letters'],
  ['la-verne', 'LA Verne', 'the specification’s example'],
  ['temple-city-ca', 'Temple City CA', 'a short word last'],
  ['--san--marino-', 'San Marino', 'extra hyphens'],
  ['PASADENA', 'Pasadena', 'upper-case input'],
  ['élan', 'Élan', 'an accented first letter'],
  ['29-palms', '29 Palms', 'keeps digits'],
  ['<b>-x', '<b> X', 'does not interpret markup'],
])('CITY-1 cityNameFromSlug: %j becomes %j: %s', (slug, name) => {
  expect(cityNameFromSlug(slug)).toBe(name);
});

describe('ROUTE-14 cityTextFromPath', () => {
  test.each<[path: string, text: string | undefined, why: string]>([
    ['/service-areas/', undefined, 'the list of service areas'],
    ['/service-areas/fresno', 'fresno', 'a slug'],
    ['/service-areas/fresno/', 'fresno', 'a trailing slash'],
    ['/service-areas/fresno.html', 'fresno', 'a file name'],
    ['/service-areas/fresno.html5', 'fresno.html5', 'another ending'],
    ['/service-areas/la-ca%C3%B1ada', 'la-cañada', 'percent-encoded non-ASCII'],
    ['/service-areas/pasadena+', 'pasadena+', 'a plus sign'],
    ['/service-areas/100%', '', 'invalid encoding'],
    ['/service-areas/a/b', undefined, 'a deeper path'],
  ])('%j gives %j: %s', (path, text) => {
    expect(cityTextFromPath(path, '/service-areas/')).toBe(text);
  });

  test('reads addresses of any language', () => {
    expect(cityTextFromPath('/es/zonas/fresno', '/es/zonas/')).toBe('fresno');
    expect(cityTextFromPath('/es/zonas/a/b', '/es/zonas/')).toBeUndefined();
  });
});

test.each([
  ['los-angeles', true, 'the slug itself'],
  ['LosAngeles', true, 'no blank, capitals'],
  ['lós_ángeles.', true, 'accents and other separators'],
  ['los-angele', false, 'a letter less'],
  ['east-los-angeles', false, 'another city'],
  ['東京', false, 'no Latin letter'],
  ['', false, 'empty text'],
])('ROUTE-14 %j is a spelling of los-angeles: %j, %s', (text, is) => {
  expect(isSpellingOf(text, 'los-angeles')).toBe(is);
});

describe('ROUTE-14 cityNameFromText', () => {
  test.each([
    ['valley of+oz', 'Valley OF OZ'],
    ['VALLEY_OF_OZ', 'Valley OF OZ'],
    ['st.-john’s', 'St. John’s'],
    ['東京', '東京'],
    ['4s-ranch', '4S Ranch'],
    ['x'.repeat(60), `X${'x'.repeat(59)}`],
  ])('%j gives %j', (text, name) => {
    expect(cityNameFromText(text)).toBe(name);
  });

  test.each([
    ['', 'empty text'],
    ['---', 'no letters'],
    ['91016', 'digits only'],
    ['<script>alert(1)</script>', 'markup'],
    ['a\u0000b', 'a control character'],
    ['a\u202eb', 'a bidirectional control character'],
    ['x'.repeat(61), 'longer than a name'],
  ])('%j gives undefined: %s', (text) => {
    expect(cityNameFromText(text)).toBeUndefined();
  });
});
