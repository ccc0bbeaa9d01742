import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import type { APIRoute } from 'astro';
import { ANSWERS_ICON, HANDYMAN_ICON, iconFileSvg } from '#src/brand/icon-file.ts';
import { content } from '#src/queries/content.ts';
import { getQuestionGroups } from '#src/queries/questions.ts';

const { faq, handyman, home, licensedServices, services } = content(DEFAULT_LOCALE);

/** The icons of IconHeading.astro, IconLinks.astro, FaqCategory.astro and QuestionGroups.astro. */
export const GET: APIRoute = () => {
  const headings = [
    ...services,
    ...home.services.benefits,
    ...home.howItWorks.steps,
    ...home.howItWorks.tiles,
    ...(handyman?.categories ?? []),
    ...licensedServices.cards,
    ...faq,
    ...getQuestionGroups(DEFAULT_LOCALE),
  ];
  const names = new Set([HANDYMAN_ICON, ANSWERS_ICON, ...headings.map(({ icon }) => icon)]);
  return new Response(iconFileSvg(names), { headers: { 'Content-Type': 'image/svg+xml' } });
};
