import type { APIRoute } from 'astro';
import { iconFileSvg } from '#src/brand/icon-file.ts';
import { getServices } from '#src/queries/collections.ts';
import { handyman, home, licensedServices } from '#src/queries/copy.ts';

/** The icons of IconHeading.astro. */
export const GET: APIRoute = async () => {
  const headings = [
    ...(await getServices()),
    ...home.services.benefits,
    ...home.howItWorks.steps,
    ...home.howItWorks.tiles,
    ...handyman.categories,
    ...licensedServices.cards,
  ];
  return new Response(iconFileSvg(new Set(headings.map(({ icon }) => icon))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
