import { content } from '#src/queries/content.ts';
import { parse } from 'node-html-parser';
import { getLegalPage } from '#src/queries/collections.ts';
import { featuredIndex } from '#src/domain/featured-service.ts';

export const { cities, services, faq: faqCategories } = content('en');

/** @returns the city with this slug. @throws Error if there is none */
export function cityOf(slug: string) {
  const city = cities.find((candidate) => candidate.slug === slug);
  if (!city) throw new Error(`no city '${slug}'`);
  return city;
}

/** @returns the service that a city's page features (CITY-2) */
export function featuredService(slug: string) {
  const featured = services.filter(({ onCityPages }) => onCityPages);
  const service = featured[featuredIndex(slug, featured.length)];
  if (!service) throw new Error('no services');
  return service;
}

/** @returns a legal page's title and the headings of its sections */
export function legalPage(id: 'privacy-policy' | 'terms-of-service') {
  const { title, html } = getLegalPage(id);
  const headings = parse(html).querySelectorAll('h2');
  return { title, headings: headings.map(({ text }) => text) };
}
