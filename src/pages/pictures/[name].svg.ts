import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { areaMapSvg } from '#src/brand/area-map.ts';
import { pictureFileSvg } from '#src/brand/picture-file.ts';
import { pictureNames } from '#src/schemas/pictures.ts';
import { localeOfPicture } from '#src/routes/page-languages.ts';
import { AREA_MAP } from '#src/routes/paths.ts';

export const getStaticPaths = (({ routePattern }) => {
  const locale = localeOfPicture(routePattern);
  return [...pictureNames, AREA_MAP].map((name) => ({ params: { name }, props: { name, locale } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({
  props: { name, locale },
}) =>
  new Response(name === AREA_MAP ? areaMapSvg(locale) : pictureFileSvg(name, locale), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
