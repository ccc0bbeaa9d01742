import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { citySchema } from '#src/schemas/city.ts';
import { faqCategorySchema } from '#src/schemas/faq.ts';
import { legalSchema } from '#src/schemas/legal.ts';
import { serviceSchema } from '#src/schemas/service.ts';
import { readContentEntry } from './content-entry.ts';

/** Each collection's schema, as in src/content.config.ts. */
const SCHEMAS = {
  cities: citySchema,
  services: serviceSchema,
  faq: faqCategorySchema,
  legal: legalSchema,
} as const;

type Kind = keyof typeof SCHEMAS;

function readEntry(collection: Kind, file: string) {
  const filePath = `src/content/${collection}/${file}`;
  const { fields, body } = readContentEntry(filePath);
  return {
    id: basename(file, extname(file)),
    collection,
    filePath,
    data: SCHEMAS[collection].parse(fields),
    body,
    rendered: { html: body },
  };
}

const kept = new Map<Kind, readonly ReturnType<typeof readEntry>[]>();

/**
 * Reads a collection as Astro would: the same files, checked by the same schemas. The text below
 * the fields stays as it is written; no test needs it as HTML.
 */
export async function readCollection(kind: Kind) {
  const entries =
    kept.get(kind) ??
    readdirSync(`src/content/${kind}`)
      .toSorted()
      .map((file) => readEntry(kind, file));
  kept.set(kind, entries);
  return Promise.resolve(entries);
}
