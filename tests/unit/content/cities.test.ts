import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { company, content } from '#src/queries/content.ts';
import { cityNameFromSlug } from '#src/domain/city-name.ts';
import { milesBetween } from '#src/domain/distance.ts';
import { visibleText } from '#tests/support/visible-text.ts';
import { contentSentences } from '#tests/support/sentences.ts';

const cities = content('en').cities;
const wordCount = (...texts: readonly string[]) =>
  texts.join(' ').split(/\s+/).filter(Boolean).length;

function duplicates(read: (city: (typeof cities)[number]) => string) {
  return [...Map.groupBy(cities, read)]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${same.map(({ slug }) => slug).join(' and ')}: ${text}`);
}

test('ROUTE-5, CITY-1 the listed cities have names whose letters match their slugs', () => {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase();
  const mismatched = cities.filter(
    ({ slug, name }) => plain(cityNameFromSlug(slug)) !== plain(name),
  );
  expect(mismatched.map(({ slug, name }) => `${slug}: ${name}`)).toEqual([]);
});

describe('city coordinates', () => {
  test('are unique and at most 45 miles from the base', () => {
    expect(duplicates(({ lat, lng }) => `${lat}, ${lng}`)).toEqual([]);
    expect(cities.filter((city) => milesBetween(company.base, city) > 45)).toEqual([]);
  });

  test('the base has the coordinates and a ZIP code of its city', () => {
    const base = cities.find(({ slug }) => slug === company.base.slug);
    expect(base).toMatchObject({
      name: company.base.name,
      lat: company.base.lat,
      lng: company.base.lng,
    });
    expect(base?.zips).toContain(company.base.postalCode);
  });
});

describe('ZIP codes', () => {
  test('are unique within a city and sorted', () => {
    const odd = cities.filter(({ zips }) => [...new Set(zips)].toSorted().join() !== zips.join());
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });

  test('LOC-6 occur in two cities only if one of them declares the ZIP code as shared', () => {
    const citiesByZip = Map.groupBy(
      cities.flatMap(({ slug, zips, zipsSharedWith }) =>
        zips
          .filter((zip) => !zipsSharedWith.some((shared) => shared.zip === zip))
          .map((zip) => ({ slug, zip })),
      ),
      ({ zip }) => zip,
    );
    const conflicts = [...citiesByZip].filter(([, sharing]) => sharing.length > 1);
    expect(
      conflicts.map(([zip, sharing]) => `${zip}: ${sharing.map(({ slug }) => slug).join(', ')}`),
    ).toEqual([]);
  });
});

describe('CITY-4 the copy of a city page', () => {
  test.each([
    ['question', (city: (typeof cities)[number]) => city.answer.question],
    ['job', (city: (typeof cities)[number]) => city.job.name],
  ])('has a unique %s', (_, read) => {
    expect(duplicates(read)).toEqual([]);
  });

  test('has a worked answer of 150 to 250 words', () => {
    const odd = cities
      .map(({ slug, answer }) => ({
        slug,
        words: wordCount(answer.lead, ...answer.points, answer.close),
      }))
      .filter(({ words }) => words < 150 || words > 250);
    expect(odd).toEqual([]);
  });

  test('has a local note of 60 to 120 words', () => {
    const odd = cities
      .map(({ slug, html }) => ({ slug, words: wordCount(visibleText(parse(html))) }))
      .filter(({ words }) => words < 60 || words > 120);
    expect(odd).toEqual([]);
  });

  test('LOC-3 has no sentence that another city has', () => {
    // What to do at a smell of gas is the same everywhere, and comes from one text.
    const sentences = contentSentences.filter(
      ({ file, text }) => file.startsWith('src/content/cities/') && /^[^{]{20,}[.?]$/.test(text),
    );
    const repeated = [...Map.groupBy(sentences, ({ text }) => text)]
      .filter(([, same]) => new Set(same.map(({ file }) => file)).size > 1)
      .map(([text, same]) => `${same.map(({ file }) => file).join(' and ')}: ${text}`);
    expect(repeated).toEqual([]);
  });

  test('names the city in the description', () => {
    const odd = cities.filter(({ name, description }) => !description.includes(name));
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });
});
