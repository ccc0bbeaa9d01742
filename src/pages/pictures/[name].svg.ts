import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { pictureFileSvg } from '#src/brand/picture-file.ts';
import type { Locale } from '#src/domain/locale.ts';
import { pictureNames } from '#src/queries/copy.ts';
import { SPANISH_PICTURES } from '#src/routes/spanish-paths.ts';

export const getStaticPaths = (({ routePattern }) => {
  const locale: Locale = routePattern === SPANISH_PICTURES ? 'es' : 'en';
  return pictureNames.map((name) => ({ params: { name }, props: { name, locale } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(pictureFileSvg(props.name, props.locale), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
