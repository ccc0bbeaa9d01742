import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawShareImage } from '#src/brand/share-image.ts';
import { getServiceAreaMap } from '#src/map/service-area-map.ts';
import { company } from '#src/queries/content.ts';
import { localeOfPath } from '#src/routes/page-languages.ts';
import { shareImageName, type GetShareCards } from '#src/seo/share-cards.ts';

const pages = import.meta.glob<{ getShareCards?: GetShareCards }>('../**/*.astro', { eager: true });

export const getStaticPaths = (async () => {
  const cards = await Promise.all(
    company.languages.map(async (locale) => {
      const all = Object.values(pages).map((page) => page.getShareCards?.(locale) ?? []);
      return (await Promise.all(all)).flat().filter(({ path }) => localeOfPath(path) === locale);
    }),
  );
  return cards
    .flat()
    .map((card) => ({ params: { name: shareImageName(card.path) }, props: { card } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const image = await drawShareImage(props.card, getServiceAreaMap());
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
