import { describe, expect, test } from 'vitest';
import {
  cityNameFromSlug,
  cityNameFromText,
  citySlugFromText,
  cityTextFromPath,
} from '#src/domain/city-name.ts';

describe('CITY-1 a city name is derived from the slug', () => {
  test.each([
    ['', '', 'nothing in, nothing out'],
    ['-', '', 'no words at all'],
    ['a', 'A', 'one letter'],
    ['la', 'LA', 'two letters are upper-cased'],
    ['bel', 'Bel', 'three letters are only capitalised'],
    ['la-verne', 'LA Verne', 'the example of the specification'],
    ['el-monte', 'EL Monte', 'a short word first'],
    ['temple-city-ca', 'Temple City CA', 'a short word last'],
    ['los-angeles', 'Los Angeles', 'two words'],
    ['rancho-palos-verdes', 'Rancho Palos Verdes', 'three words'],
    ['--san--marino-', 'San Marino', 'stray hyphens'],
    ['PASADENA', 'Pasadena', 'typed in capitals'],
    ['la-cañada', 'LA Cañada', 'letters beyond ASCII'],
    ['élan', 'Élan', 'an accented first letter'],
    ['29-palms', '29 Palms', 'digits stay'],
    ['<b>-x', '<b> X', 'markup is text like any other'],
  ])('%j becomes %j: %s', (slug, name) => {
    expect(cityNameFromSlug(slug)).toBe(name);
  });
});

describe('ROUTE-14 the city is read from an address as typed', () => {
  test.each<[path: string, text: string | undefined, why: string]>([
    ['', undefined, 'no path'],
    ['/', undefined, 'the home page'],
    ['/service-areas', undefined, 'no city'],
    ['/service-areas/fresno', 'fresno', 'the plain form'],
    ['/service-areas/fresno/', 'fresno', 'a slash at the end'],
    ['/service-areas/fresno.html', 'fresno', 'the file on disk'],
    ['/service-areas/la%2Dhabra', 'la-habra', 'percent-encoded'],
    ['/service-areas/la-ca%C3%B1ada', 'la-cañada', 'encoded beyond ASCII'],
    ['/service-areas/pasadena%20', 'pasadena ', 'a blank at the end'],
    ['/service-areas/100%', '', 'broken encoding'],
    ['/service-areas/%E0%A4%A', '', 'encoding that is cut off'],
    ['/service-areas/a/b', undefined, 'a deeper path'],
  ])('%j reads %j: %s', (path, text) => {
    expect(cityTextFromPath(path)).toBe(text);
  });
});

describe('ROUTE-14 every spelling of a city gives its slug', () => {
  test.each([
    ['los-angeles', 'los-angeles', 'the slug itself'],
    ['Los-Angeles', 'los-angeles', 'capitals'],
    ['LOS ANGELES', 'los-angeles', 'blanks'],
    ['  los  angeles ', 'los-angeles', 'blanks around'],
    ['los_angeles', 'los-angeles', 'underscores'],
    ['los+angeles', 'los-angeles', 'plus signs'],
    ['los--angeles-', 'los-angeles', 'too many hyphens'],
    ['Los\u00a0Angeles', 'los-angeles', 'a no-break space'],
    ['la-cañada', 'la-canada', 'a composed accent'],
    ['la-can\u0303ada', 'la-canada', 'a combining accent'],
    ['ｐａｓａｄｅｎａ', 'pasadena', 'full-width letters'],
    ['東京', '', 'nothing of the Latin alphabet'],
    ['"]<script>', 'script', 'nothing that could end a selector'],
    ['', '', 'nothing in, nothing out'],
  ])('%j gives %j: %s', (text, slug) => {
    expect(citySlugFromText(text)).toBe(slug);
  });
});

describe('ROUTE-14 only a name is repeated on the page', () => {
  test.each([
    ['valley-of-oz', 'Valley OF OZ'],
    ['valley of+oz', 'Valley OF OZ'],
    ['VALLEY_OF_OZ', 'Valley OF OZ'],
    ['la-cañada', 'LA Cañada'],
    ['st.-john’s', 'St. John’s'],
    ['東京', '東京'],
  ])('%j is named %j', (text, name) => {
    expect(cityNameFromText(text)).toBe(name);
  });

  test.each([
    ['', 'nothing'],
    ['---', 'no letter'],
    ['<script>alert(1)</script>', 'markup'],
    ['a/b', 'a path'],
    ['call-900-555-0199', 'a phone number'],
    ['a\u0000b', 'a control character'],
    ['a\u202eb', 'a character that turns the text around'],
    ['x'.repeat(41), 'more than a name'],
    ['x'.repeat(10_000), '10 KB'],
  ])('%j is not: %s', (text) => {
    expect(cityNameFromText(text)).toBeUndefined();
  });
});
