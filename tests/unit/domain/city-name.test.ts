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
  ['a', 'A', 'one letter'],
  ['la', 'LA', 'upper-cases words of two letters'],
  ['bel', 'Bel', 'capitalizes words of three letters'],
  ['la-verne', 'LA Verne', 'the specification’s example'],
  ['el-monte', 'EL Monte', 'a short word first'],
  ['temple-city-ca', 'Temple City CA', 'a short word last'],
  ['los-angeles', 'Los Angeles', 'two words'],
  ['rancho-palos-verdes', 'Rancho Palos Verdes', 'three words'],
  ['--san--marino-', 'San Marino', 'extra hyphens'],
  ['PASADENA', 'Pasadena', 'upper-case input'],
  ['la-cañada', 'LA Cañada', 'non-ASCII letters'],
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
    ['/service-areas/la%2Dhabra', 'la-habra', 'percent-encoded'],
    ['/service-areas/la-ca%C3%B1ada', 'la-cañada', 'percent-encoded non-ASCII'],
    ['/service-areas/pasadena%20', 'pasadena ', 'a trailing space'],
    ['/service-areas/PASADENA/', 'PASADENA', 'capitals and a slash'],
    ['/service-areas/PASADENA.html', 'PASADENA', 'capitals and a file name'],
    ['/service-areas/pasadena+', 'pasadena+', 'a plus sign'],
    ['/service-areas/100%', '', 'invalid encoding'],
    ['/service-areas/%E0%A4%A', '', 'truncated encoding'],
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
    ['valley-of-oz', 'Valley OF OZ'],
    ['valley of+oz', 'Valley OF OZ'],
    ['VALLEY_OF_OZ', 'Valley OF OZ'],
    ['la-cañada', 'LA Cañada'],
    ['st.-john’s', 'St. John’s'],
    ['東京', '東京'],
    ['4s-ranch', '4S Ranch'],
    ['29-palms', '29 Palms'],
    ['route-66', 'Route 66'],
    ['x'.repeat(60), `X${'x'.repeat(59)}`],
  ])('%j gives %j', (text, name) => {
    expect(cityNameFromText(text)).toBe(name);
  });

  test.each([
    ['', 'empty text'],
    ['---', 'no letters'],
    ['91016', 'digits only'],
    ['555-0142', 'digits and a hyphen'],
    ['<script>alert(1)</script>', 'markup'],
    ['a/b', 'a path'],
    ['a\u0000b', 'a control character'],
    ['a\u202eb', 'a bidirectional control character'],
    ['x'.repeat(61), 'longer than a name'],
    ['x'.repeat(10_000), '10 KB'],
  ])('%j gives undefined: %s', (text) => {
    expect(cityNameFromText(text)).toBeUndefined();
  });
});
