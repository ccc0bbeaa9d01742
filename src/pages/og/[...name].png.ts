import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawShareImage } from '#src/images/share-image.ts';
import { getServiceAreaMap } from '#src/site/city-pages.ts';
import { getShareCards } from '#src/site/share-cards.ts';
import { shareImageName } from '#src/site/share-images.ts';

export const getStaticPaths = (async () =>
  (await getShareCards()).map((card) => ({
    params: { name: shareImageName(card.path) },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const image = await drawShareImage(props.card, await getServiceAreaMap());
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
