import { readdirSync } from 'node:fs';
import { featuredIndex } from '#src/domain/featured-service.ts';
import { citySchema } from '#src/schemas/city.ts';
import { faqCategorySchema } from '#src/schemas/faq.ts';
import { legalSchema } from '#src/schemas/legal.ts';
import { serviceSchema } from '#src/schemas/service.ts';
import { interpolateFacts } from '#src/queries/interpolate-facts.ts';
import { readContentEntry } from './content-entry.ts';

// The content with facts filled in, for browser tests: `astro:content` exists only in Astro's build.

function readFolder<Data>(folder: string, schema: { parse(fields: unknown): Data }) {
  return readdirSync(`src/content/${folder}`).map((file) => {
    const name = `src/content/${folder}/${file}`;
    const { fields, body } = readContentEntry(name);
    const data = interpolateFacts(schema.parse(fields), name);
    return { ...data, slug: file.replace(/\.\w+$/, ''), body };
  });
}

export const cities = readFolder('cities', citySchema);
export const services = readFolder('services', serviceSchema).toSorted((a, b) => a.order - b.order);
export const faqCategories = readFolder('faq', faqCategorySchema).toSorted(
  (a, b) => a.order - b.order,
);

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
  const page = readFolder('legal', legalSchema).find(({ slug }) => slug === id);
  if (!page) throw new Error(`no legal page '${id}'`);
  const headings = [...page.body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  return { title: page.title, headings };
}
