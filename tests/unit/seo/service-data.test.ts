import { expect, test } from 'vitest';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { requireVisit } from '#src/queries/handyman-visit.ts';
import { prices } from '#src/queries/content.ts';
import { planCatalog, serviceCatalog, serviceNode } from '#src/seo/service-data.ts';

const HOME = 'https://plumber.example/';
const site = new URL(HOME);
const provider = { '@id': `${HOME}#business` };
const facts = { name: 'S', path: '/x' };
const service = { '@type': 'Service', '@id': `${HOME}x#service`, name: 'S', provider };

test('serviceNode describes a service with the description and picture of its page', () => {
  expect(serviceNode(facts, site)).toEqual(service);
  const all = { ...facts, description: 'D', picture: 'house-plumbing' } as const;
  const image = `${HOME}pictures/es/house-plumbing.svg`;
  expect(serviceNode(all, site, 'es')).toEqual({ ...service, description: 'D', image });
});

test.each([
  ['city', 'City'],
  ['unincorporated community', 'Place'],
])('serviceNode in a %s has areaServed of type %s', (kind, type) => {
  const town = { name: 'Here', kind, county: 'Some County' };
  const county = { '@type': 'AdministrativeArea', name: 'Some County, California' };
  const areaServed = { '@type': type, name: 'Here', containedInPlace: county };
  expect(serviceNode({ ...facts, town }, site)).toEqual({ ...service, areaServed });
});

test('serviceCatalog lists services with their pages', () => {
  const itemOffered = { '@type': 'Service', name: 'S', url: `${HOME}x`, provider };
  expect(serviceCatalog('All', [{ title: 'S', path: '/x' }], site)).toEqual({
    '@type': 'OfferCatalog',
    name: 'All',
    itemListElement: [{ '@type': 'Offer', itemOffered }],
  });
});

test.runIf(conditionsOfFirm().handyman)(
  'planCatalog offers the single visit with its price and each plan with price and period',
  () => {
    const { minimumService } = requireVisit(prices);
    const { plans } = prices;
    const price = (cents: number) => ({ price: cents / 100, priceCurrency: 'USD' });
    const perPeriod = { '@type': 'UnitPriceSpecification' };
    expect(planCatalog('Plans', site)).toEqual({
      '@type': 'OfferCatalog',
      '@id': `${HOME}plumbing-services#plans`,
      name: 'Plans',
      itemListElement: [
        { '@type': 'Offer', name: minimumService.name, ...price(minimumService.priceCents) },
        ...plans.map(({ name, priceCents, period: unitText }) => ({
          '@type': 'Offer',
          name,
          priceSpecification: { ...perPeriod, ...price(priceCents), unitText },
        })),
      ],
    });
  },
);
