import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { APP_ICONS, iconPng } from '#src/brand/mark-images.ts';

export const getStaticPaths = (() =>
  APP_ICONS.map((icon) => ({
    params: { icon: icon.name },
    props: { icon },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props.icon)), {
    headers: { 'Content-Type': 'image/png' },
  });
