import type { Offer, OfferCatalog, Place, Service } from 'schema-dts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { content } from '#src/queries/content.ts';
import { requireVisit } from '#src/queries/handyman-visit.ts';
import { pathsIn } from '#src/routes/paths.ts';
import type { PictureName } from '#src/schemas/pictures.ts';
import { absoluteUrl } from './site-address.ts';
import { businessId } from './business-data.ts';
import { canonicalUrl } from './head.ts';

/** A town where a service is offered. */
interface Town {
  readonly name: string;
  readonly kind: string;
  readonly county: string;
}

interface ServiceFacts {
  readonly name: string;
  readonly description?: string;
  readonly path: string;
  /** Drawing on the page (PIC-4). */
  readonly picture?: PictureName | undefined;
  /** Set on pages about one town. */
  readonly town?: Town | undefined;
}

function townNode({ name, kind, county }: Town): Place {
  return {
    '@type': kind === 'city' ? 'City' : 'Place',
    name,
    containedInPlace: { '@type': 'AdministrativeArea', name: `${county}, California` },
  };
}

/** Describes a service of the business, optionally in one town. */
export function serviceNode(
  { name, description, path, picture, town }: ServiceFacts,
  site: URL,
  locale: Locale = DEFAULT_LOCALE,
): Service {
  return {
    '@type': 'Service',
    '@id': `${canonicalUrl(path, site)}#service`,
    name,
    ...(description !== undefined && { description }),
    provider: { '@id': businessId(site) },
    ...(picture && { image: absoluteUrl(pathsIn(locale).picture(picture), site) }),
    ...(town && { areaServed: townNode(town) }),
  };
}

/** Describes a list of services with their pages, in the order that the page shows. */
export function serviceCatalog(
  name: string,
  services: readonly { readonly title: string; readonly path: string }[],
  site: URL,
): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: services.map(({ title, path }) => ({
      '@type': 'Offer' as const,
      itemOffered: {
        '@type': 'Service',
        name: title,
        url: canonicalUrl(path, site),
        provider: { '@id': businessId(site) },
      },
    })),
  };
}

function offer(name: string, cents: number, period?: 'month' | 'year'): Offer {
  const price = { price: cents / 100, priceCurrency: 'USD' } as const;
  if (period === undefined) return { '@type': 'Offer', name, ...price };
  return {
    '@type': 'Offer',
    name,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText: period },
  };
}

/** Describes the minimum service and the plans with prices, for a page that shows all of them. */
export function planCatalog(
  name: string,
  site: URL,
  locale: Locale = DEFAULT_LOCALE,
): OfferCatalog {
  const { prices } = content(locale);
  const { minimumService } = requireVisit(prices);
  return {
    '@type': 'OfferCatalog',
    '@id': absoluteUrl(`${pathsIn(locale).handyman}#plans`, site),
    name,
    itemListElement: [
      offer(minimumService.name, minimumService.priceCents),
      ...prices.plans.map((plan) => offer(plan.name, plan.priceCents, plan.period)),
    ],
  };
}
