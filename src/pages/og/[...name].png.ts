import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawShareImage } from '#src/brand/share-image.ts';
import { getServiceAreaMap } from '#src/map/service-area-map.ts';
import { getShareCards } from '#src/seo/share-cards.ts';
import { shareImageName } from '#src/seo/share-image-path.ts';

export const getStaticPaths = (async () =>
  (await getShareCards()).map((card) => ({
    params: { name: shareImageName(card.path) },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const image = await drawShareImage(props.card, await getServiceAreaMap());
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
