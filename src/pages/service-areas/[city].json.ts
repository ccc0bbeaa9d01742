import type { APIRoute, GetStaticPaths } from 'astro';
import type { CityNumbers } from '#src/components/emergency/city-numbers.ts';
import { cityCalls } from '#src/queries/city-calls.ts';
import { getCityPages } from '#src/queries/city-pages.ts';

/** Numbers of each city for the card to print and the emergency card (LOC-4). */
export const getStaticPaths = (() =>
  getCityPages().flatMap(({ city, copy }) => {
    const calls = cityCalls(city);
    if (calls === undefined) return [];
    const water = calls.water.map(({ name, phones }) => ({ name, phones }));
    const { heading, water: labels } = copy.calls;
    const numbers: CityNumbers = { name: city.name, heading, noNumber: labels.noNumber, water };
    return [{ params: { city: city.slug }, props: { numbers } }];
  })) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props['numbers']);
