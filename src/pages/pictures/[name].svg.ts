import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { pictureFileSvg } from '#src/brand/picture-file.ts';
import { pictureNames } from '#src/queries/copy.ts';

export const getStaticPaths = (() =>
  pictureNames.map((name) => ({ params: { name }, props: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(pictureFileSvg(props.name), { headers: { 'Content-Type': 'image/svg+xml' } });
