import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import type { APIRoute } from 'astro';
import { areaMapSvg } from '#src/brand/area-map.ts';
import { mapLabel, outermost } from '#src/map/map-labels.ts';
import { getServiceAreaMap } from '#src/map/service-area-map.ts';
import { company, content } from '#src/queries/content.ts';

export const GET: APIRoute = () => {
  const map = getServiceAreaMap();
  const base = { ...map.spotOf(company.base), name: company.base.name };
  const spots = content(DEFAULT_LOCALE).cities.map((city) => ({
    ...map.spotOf(city),
    name: city.name,
  }));
  const labels = [
    ...outermost(spots).map((spot) => mapLabel(spot, 'above', map.width, spots)),
    mapLabel(base, 'below', map.width, spots),
  ];
  return new Response(areaMapSvg(map, base, labels), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
