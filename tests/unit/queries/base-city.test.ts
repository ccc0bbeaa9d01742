import { expect, test } from 'vitest';
import { withBaseCity } from '#src/queries/base-city.ts';
import { company, content } from '#src/queries/content.ts';

const { cities } = content('en');
/** Moves the firm. */
const at = (base: { readonly slug: string; readonly postalCode: string }) =>
  withBaseCity({ ...company, base: { ...company.base, ...base } });

test('OWN-4 the base has the name and the coordinates of its city, whatever city that is', () => {
  const bases = cities.map(({ slug, zips }) => at({ slug, postalCode: String(zips[0]) }).base);
  expect(bases.map(({ name, lat, lng }) => [name, lat, lng])).toEqual(
    cities.map(({ name, lat, lng }) => [name, lat, lng]),
  );
});

test.each([
  [{ slug: 'nowhere' }, "no city 'nowhere'"],
  [{ postalCode: '99999' }, "base: postalCode: '99999' is not right"],
])('OWN-5 a base that is nowhere is refused: %j', (base, message) => {
  expect(() => at({ ...company.base, ...base })).toThrow(`src/content/company.yaml: ${message}`);
});
