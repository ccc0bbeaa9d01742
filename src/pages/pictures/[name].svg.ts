import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { areaMapSvg } from '#src/brand/area-map.ts';
import { pictureFileSvg } from '#src/brand/picture-file.ts';
import { valvesSvg } from '#src/brand/valves-file.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { pictureNames } from '#src/schemas/pictures.ts';
import { localeOfPicture } from '#src/routes/page-languages.ts';
import { AREA_MAP, VALVES } from '#src/routes/paths.ts';

const shownPictures = pictureNames.filter(
  (name) => name !== 'handyman-visit-list' || conditionsOfFirm().handyman,
);

export const getStaticPaths = (({ routePattern }) => {
  const locale = localeOfPicture(routePattern);
  return [...shownPictures, AREA_MAP, VALVES].map((name) => ({
    params: { name },
    props: { name, locale },
  }));
}) satisfies GetStaticPaths;

function svgOf({ name, locale }: InferGetStaticPropsType<typeof getStaticPaths>): string {
  if (name === AREA_MAP) return areaMapSvg(locale);
  return name === VALVES ? valvesSvg(locale) : pictureFileSvg(name, locale);
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(svgOf(props), { headers: { 'Content-Type': 'image/svg+xml' } });
