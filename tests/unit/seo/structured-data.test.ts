import { describe, expect, test } from 'vitest';
import { company, content } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { business, businessCard, contactPoints } from '#src/seo/business-data.ts';
import { serviceNode } from '#src/seo/service-data.ts';
import { pageGraph, webSite, type DataNode, type PageData } from '#src/seo/structured-data.ts';

const HOME = 'https://plumber.example/';
const site = new URL(HOME);
const publisher = { '@id': `${HOME}#business` };
const page: PageData = { title: 'T', description: 'D', path: '/x' };
const webPage = {
  '@type': 'WebPage',
  '@id': `${HOME}x`,
  url: `${HOME}x`,
  name: 'T',
  description: 'D',
  isPartOf: { '@id': `${HOME}#website` },
  publisher,
};

function nodesOf(nodes: readonly DataNode[], more: Partial<PageData> = {}): unknown {
  const graph = JSON.parse(pageGraph({ ...page, ...more }, nodes, site));
  expect(Object.keys(graph)).toEqual(['@context', '@graph']);
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

describe('pageGraph', () => {
  test('escapes text that could end the script element', () => {
    const title = '</script><script>alert(1)';
    expect(pageGraph({ ...page, title }, [], site)).not.toContain('<');
    expect(nodesOf([], { title })).toEqual([{ ...webPage, name: title }]);
  });

  test('refers to the business only by id on a page without a service', () => {
    expect(nodesOf([])).toEqual([webPage]);
  });

  test('describes the business briefly, once, on a page about a service', () => {
    const service = serviceNode({ name: 'S', path: '/x' }, site);
    expect(nodesOf([service])).toEqual([webPage, businessCard(site), service]);
  });

  test('describes the business in full, once, on the home page', () => {
    const nodes = [business(['Here'], site), webSite(company.name, site)];
    expect(nodesOf(nodes)).toEqual([webPage, ...nodes]);
  });

  test.runIf(hasLanguage('es'))('names the language of a translated page', () => {
    expect(nodesOf([], { locale: 'es' })).toEqual([{ ...webPage, inLanguage: 'es-US' }]);
  });

  test.each(company.languages)('numbers the breadcrumb trail from Home: %s', (locale) => {
    const step = (position: number, name: string, path: string) => {
      return { '@type': 'ListItem', position, name, item: new URL(path, HOME).href };
    };
    const trail = [{ label: 'X', href: '/x' }];
    expect(nodesOf([], { trail, locale })).toEqual([
      expect.objectContaining({ breadcrumb: { '@id': `${HOME}x#trail` } }),
      {
        '@type': 'BreadcrumbList',
        '@id': `${HOME}x#trail`,
        itemListElement: [
          step(1, content(locale).site.labels.home, pathsIn(locale).home),
          step(2, 'X', '/x'),
        ],
      },
    ]);
  });
});

test('webSite names the languages of translated pages', () => {
  const website = { '@type': 'WebSite', '@id': `${HOME}#website`, url: HOME, name: 'N', publisher };
  expect(webSite('N', site)).toEqual(website);
  const inLanguage = company.languages.map((language) => `${language}-US`);
  expect(webSite('N', site, 'es')).toEqual({ ...website, inLanguage });
});

test('ES-5 the emergency line speaks the language of the page where it is spoken at any hour', () => {
  expect(contactPoints('es', 'always')).toMatchObject({ availableLanguage: ['en', 'es'] });
  expect(contactPoints('es', 'never')).toMatchObject({ availableLanguage: ['en'] });
  expect(contactPoints('en', 'always')).not.toHaveProperty('availableLanguage');
});
