import type { Point } from '#src/domain/distance.ts';
import { cityPage, home, pages, servicePage } from '#src/queries/copy.ts';
import { once } from '#src/queries/once.ts';
import { paths } from '#src/routes/paths.ts';
import { getCities, getLegalPage, getServices } from '#src/queries/collections.ts';

/** Content of the share image of a page. */
export interface ShareCard {
  readonly path: string;
  readonly heading: string;
  readonly line: string;
  readonly art:
    | { readonly kind: 'map'; readonly at: Point }
    | { readonly kind: 'icon'; readonly name: string }
    | { readonly kind: 'mark' };
}

async function pageCards(): Promise<ShareCard[]> {
  const privacy = await getLegalPage('privacy-policy');
  const terms = await getLegalPage('terms-of-service');
  const headings = [
    [paths.home, home.hero.heading],
    [paths.services, pages.services.heading],
    [paths.handyman, pages.handyman.seoTitle],
    [paths.calculator, pages.calculator.heading],
    [paths.faq, pages.faq.heading],
    [paths.privacy, privacy.title],
    [paths.terms, terms.title],
  ] as const;
  return headings.map(([path, heading]) => ({ path, heading, line: '', art: { kind: 'mark' } }));
}

/** Collects the share cards of all pages that search engines may list. */
export const getShareCards = once(async (): Promise<ShareCard[]> => {
  const services = (await getServices()).map(({ slug, title, icon }) => ({
    path: paths.service(slug),
    heading: title,
    line: servicePage.shareLine,
    art: { kind: 'icon' as const, name: icon },
  }));
  const cities = (await getCities()).map(({ slug, name, lat, lng }) => ({
    path: paths.city(slug),
    heading: name,
    line: cityPage.shareLine,
    art: { kind: 'map' as const, at: { lat, lng } },
  }));
  return [...(await pageCards()), ...services, ...cities];
});
