import type { APIRoute, GetStaticPaths, InferGetStaticParamsType } from 'astro';
import { cityMapSvg } from '#src/brand/city-map.ts';
import { getCityMapLayout } from '#src/map/city-map-layout.ts';
import { getPlacePages } from '#src/queries/city-pages.ts';

/** The map of each city. Names of places are the same in all languages. */
export const getStaticPaths = (() =>
  getPlacePages().map(({ city }) => ({ params: { slug: city.slug } }))) satisfies GetStaticPaths;

export const GET: APIRoute<
  Record<string, never>,
  InferGetStaticParamsType<typeof getStaticPaths>
> = ({ params }) =>
  new Response(cityMapSvg(getCityMapLayout(params.slug)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
