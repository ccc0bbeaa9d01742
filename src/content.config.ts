import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { folderSchemas } from '#src/schemas/content-files.ts';

const markdownIn = (base: string) => glob({ pattern: '*.md', base });

/** Which folder obeys which schema. */
export const collections = {
  cities: defineCollection({
    loader: markdownIn('./src/content/cities'),
    schema: folderSchemas.cities,
  }),
  services: defineCollection({
    loader: markdownIn('./src/content/services'),
    schema: folderSchemas.services,
  }),
  // Only the texts below the fields: src/queries/translation-files.ts checks the fields.
  translatedServices: defineCollection({
    loader: glob({ pattern: '*/services/*.md', base: './src/content' }),
    schema: z.looseObject({}),
  }),
  legal: defineCollection({
    loader: markdownIn('./src/content/legal'),
    schema: folderSchemas.legal,
  }),
  faq: defineCollection({
    loader: glob({ pattern: '*.yaml', base: './src/content/faq' }),
    schema: folderSchemas.faq,
  }),
};
