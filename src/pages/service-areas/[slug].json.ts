import type { APIRoute, GetStaticPaths } from 'astro';
import type { CityNumbers } from '#src/components/emergency/city-numbers.ts';
import { cityCalls } from '#src/queries/city-calls.ts';
import { LANGUAGE_TAGS } from '#src/domain/locale.ts';
import { getPlacePages } from '#src/queries/city-pages.ts';
import { localeOfPath } from '#src/routes/page-languages.ts';

/** Numbers of each city for the card to print and the emergency card (LOC-4). */
export const getStaticPaths = (({ routePattern }) => {
  const locale = localeOfPath(routePattern);
  return getPlacePages(locale).flatMap(({ city, copy }) => {
    const calls = cityCalls(city, locale);
    if (calls === undefined) return [];
    const water = calls.water.map(({ name, phones }) => ({ name, phones }));
    const { heading, water: labels } = copy.calls;
    const numbers: CityNumbers = {
      language: LANGUAGE_TAGS[locale],
      name: city.name,
      heading,
      noNumber: labels.noNumber,
      water,
    };
    return [{ params: { slug: city.slug }, props: { numbers } }];
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props['numbers']);
