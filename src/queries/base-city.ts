import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { citySchema } from '#src/schemas/city.ts';
import type { ContentFacts } from '#src/schemas/content-files.ts';
import type { Company } from '#src/schemas/company.ts';
import { listDrafts } from './city-drafts.ts';
import { contentError } from './content-error.ts';
import { readFile, validateFacts } from './read-file.ts';
import { ENGLISH } from './translation-files.ts';

const { shape } = citySchema;
const placeSchema = z.object({
  name: shape.name,
  lat: shape.lat,
  lng: shape.lng,
  zips: shape.zips,
});

/**
 * Adds name and coordinates of its city to the base of the company: they stand in one file (OWN-4).
 *
 * @throws Error when the city has no file, or the ZIP code is none of its own.
 */
export function withBaseCity(company: ContentFacts['company.yaml']): Company {
  const { slug, postalCode } = company.base;
  const file = ['cities', 'city-drafts']
    .map((folder) => `${ENGLISH}/${folder}/${slug}.md`)
    .find((path) => existsSync(path));
  if (file === undefined)
    throw contentError(`${ENGLISH}/company.yaml: no city '${slug}'${listDrafts()}`);
  const { zips, ...place } = validateFacts(placeSchema, readFile(file).fields, file);
  if (!zips.includes(postalCode))
    throw contentError(
      `${ENGLISH}/company.yaml: base: postalCode: '${postalCode}' is not right: ${place.name} has ${zips.join(', ')}`,
    );
  return { ...company, base: { ...company.base, ...place } };
}
