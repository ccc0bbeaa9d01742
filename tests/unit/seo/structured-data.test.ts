import { describe, expect, test } from 'vitest';
import { company, prices } from '#src/queries/content.ts';
import { business } from '#src/seo/business-data.ts';
import { planCatalog, serviceNode } from '#src/seo/service-data.ts';
import { pageGraph, webSite, type DataNode } from '#src/seo/structured-data.ts';
import { isObject, objectsIn } from '#tests/support/json-ld.ts';

const site = new URL('https://plumber.example');
const page = { title: 'T', description: 'D', path: '/x' };

function nodesOf(nodes: readonly DataNode[], more: object = {}) {
  return objectsIn(JSON.parse(pageGraph({ ...page, ...more }, nodes, site)));
}
const typed = (nodes: ReturnType<typeof nodesOf>, type: string) =>
  nodes.filter((node) => node['@type'] === type);

describe('pageGraph', () => {
  test('escapes text that could end the script element', () => {
    const graph = pageGraph({ ...page, title: '</script><script>alert(1)' }, [], site);
    expect(graph).not.toContain('<');
    expect(
      objectsIn(JSON.parse(graph)).some(({ name }) => name === '</script><script>alert(1)'),
    ).toBe(true);
  });

  test('refers to the business only by id on a page without a service', () => {
    const nodes = nodesOf([]);
    expect(typed(nodes, 'Plumber')).toEqual([]);
    expect(typed(nodes, 'WebPage')[0]).toMatchObject({
      publisher: { '@id': `${site.href}#business` },
    });
  });

  test('describes the business briefly, once, on a page about a service', () => {
    const nodes = nodesOf([serviceNode({ name: 'S', description: 'D', path: '/x' }, site)]);
    const [plumber, ...others] = typed(nodes, 'Plumber');
    expect(others).toEqual([]);
    expect(plumber).toMatchObject({ '@id': `${site.href}#business`, name: company.name });
    expect(plumber).not.toHaveProperty('geo');
  });

  test('describes the business in full, once, without ratings on the home page', () => {
    const nodes = nodesOf([business(['Here'], site), webSite(company.name, site)]);
    expect(typed(nodes, 'Plumber')).toHaveLength(1);
    expect(typed(nodes, 'Plumber')[0]).toMatchObject({ telephone: company.phone.e164 });
    expect(JSON.stringify(nodes)).not.toMatch(/rating|review/i);
  });

  test('refers only to nodes of the page or the home page', () => {
    const nodes = nodesOf([serviceNode({ name: 'S', description: 'D', path: '/x' }, site)], {
      trail: [{ label: 'X', href: '/x' }],
    });
    const described = nodes
      .filter((node) => Object.keys(node).length > 1)
      .map((node) => node['@id']);
    const references = nodes.filter((node) => Object.keys(node).join() === '@id');
    for (const { '@id': id } of references) {
      expect([...described, `${site.href}#website`, `${site.href}#business`]).toContain(id);
    }
  });
});

describe('the breadcrumb trail', () => {
  test('starts at Home, counts from 1 and has absolute URLs', () => {
    const trail = [
      { label: 'Areas', href: '/#areas' },
      { label: 'X', href: '/x' },
    ];
    const steps = typed(nodesOf([], { trail }), 'ListItem');
    expect(steps.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Home', 'https://plumber.example/'],
      [2, 'Areas', 'https://plumber.example/#areas'],
      [3, 'X', 'https://plumber.example/x'],
    ]);
  });

  test('is absent on a page without a trail', () => {
    expect(nodesOf([]).some((node) => 'breadcrumb' in node)).toBe(false);
  });
});

describe('planCatalog, serviceNode', () => {
  test('offer the single visit with its price and each plan with its price and period', () => {
    const offers = typed(nodesOf([planCatalog('Plans', site)]), 'Offer');
    expect(offers[0]).toMatchObject({ price: prices.minimumService.priceCents / 100 });
    const plans = offers.slice(1).map((offer) => offer['priceSpecification']);
    expect(plans.filter(isObject).map(({ price, unitText }) => [price, unitText])).toEqual(
      prices.plans.map(({ priceCents, period }) => [priceCents / 100, period]),
    );
  });

  test.each([
    ['city', 'City'],
    ['unincorporated community', 'Place'],
  ])('a service in a %s has areaServed of type %s', (kind, type) => {
    const town = { name: 'Here', kind, county: 'Some County' };
    const nodes = nodesOf([serviceNode({ name: 'S', description: 'D', path: '/x', town }, site)]);
    expect(typed(nodes, type).map(({ name }) => name)).toEqual(['Here']);
  });
});
