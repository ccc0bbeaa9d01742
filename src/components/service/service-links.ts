import { HANDYMAN_ICON } from '#src/brand/icon-file.ts';
import type { inLanguage } from '#src/routes/in-language.ts';

/** Lists links to services with their icons, last the handyman's: IconLinks.astro leaves it out where the firm has none. */
export const serviceLinks = (
  { copy, paths }: Pick<ReturnType<typeof inLanguage>, 'copy' | 'paths'>,
  services = copy.services,
) => [
  ...services.map(({ slug, title, icon }) => ({ title, icon, href: paths.service(slug) })),
  { title: copy.cityPage.services.handymanLink, icon: HANDYMAN_ICON, href: paths.handyman },
];
