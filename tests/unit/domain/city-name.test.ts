import { describe, expect, test } from 'vitest';
import { cityNameFromSlug, citySlugFromPath } from '#src/domain/city-name.ts';

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

describe('ROUTE-14 the slug is read from an address as typed', () => {
  test.each([
    ['', '', 'no path'],
    ['/', '', 'the home page'],
    ['/service-areas/fresno', 'fresno', 'the plain form'],
    ['/service-areas/fresno/', 'fresno', 'a slash at the end'],
    ['/service-areas/fresno.html', 'fresno', 'the file on disk'],
    ['/service-areas/la%2Dhabra', 'la-habra', 'percent-encoded'],
    ['/service-areas/la-ca%C3%B1ada', 'la-cañada', 'encoded beyond ASCII'],
    ['/service-areas/100%', '100%', 'broken encoding stays as it is'],
    ['/service-areas/a/b', 'b', 'a deeper path'],
  ])('%j holds %j: %s', (path, slug) => {
    expect(citySlugFromPath(path)).toBe(slug);
  });
});
