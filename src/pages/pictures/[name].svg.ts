import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { pictureFileSvg } from '#src/brand/picture-file.ts';
import { pictureNames } from '#src/schemas/pictures.ts';
import { localeOfPicture } from '#src/routes/page-languages.ts';

export const getStaticPaths = (({ routePattern }) => {
  const locale = localeOfPicture(routePattern);
  return pictureNames.map((name) => ({ params: { name }, props: { name, locale } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(pictureFileSvg(props.name, props.locale), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
