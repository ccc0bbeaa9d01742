import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { cityMapSvg } from '#src/brand/city-map.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { getPlacePages } from '#src/queries/city-pages.ts';

/** The map of each city. Names of places are the same in all languages. */
export const getStaticPaths = (() =>
  getPlacePages(DEFAULT_LOCALE).map((page) => ({
    params: { slug: page.city.slug },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(cityMapSvg(props.page), { headers: { 'Content-Type': 'image/svg+xml' } });
