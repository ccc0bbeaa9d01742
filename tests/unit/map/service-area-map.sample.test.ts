import { expect, test } from 'vitest';
import { areaMapSvg } from '#src/brand/area-map.ts';
import { cityMapSvg } from '#src/brand/city-map.ts';
import { getCityMapLayout } from '#src/map/city-map-layout.ts';
import { getPlacePages } from '#src/queries/city-pages.ts';
import { byArea } from '#src/queries/collections.ts';
import { company, content } from '#src/queries/content.ts';
import { drawServiceArea } from '#src/map/service-area-map.ts';

const { cities } = content('en');
const map = drawServiceArea(cities, company.base);

test('drawServiceArea leaves the southwest corner to the ocean', () => {
  const corner = `-4,${map.height + 4}`;
  expect(map.land).not.toContain(corner);
  expect(map.land).toContain('-4,-4');
});

test.each(company.languages)(
  'CITY-4 areaMapSvg has room for all names of areas but one (%s)',
  (locale) => {
    const texts = [...areaMapSvg(locale).matchAll(/<text[^>]*>(.*?)<\/text>/g)];
    const shown = texts.map(([, lines = '']) =>
      lines
        .replaceAll('</tspan>', ' ')
        .replaceAll(/<[^>]*>/g, '')
        .trim(),
    );
    const left = byArea(content(locale).places, locale).filter(({ name }) => !shown.includes(name));
    expect(left.length).toBeLessThanOrEqual(1);
  },
);

test('CITY-4 the map of a city says how far the base is, except where names are too dense', () => {
  const away = getPlacePages('en').filter(({ city }) => city.slug !== company.base.slug);
  const silent = away.filter(
    (page) => !cityMapSvg(getCityMapLayout(page.city.slug)).includes(`>${company.base.name},`),
  );
  expect(silent.length).toBeLessThanOrEqual(away.length * 0.05);
});
