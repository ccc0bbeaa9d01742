import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { citySchema } from '#src/schemas/city.ts';
import { faqCategorySchema } from '#src/schemas/faq.ts';
import { legalSchema } from '#src/schemas/legal.ts';
import { serviceSchema } from '#src/schemas/service.ts';

const markdownIn = (base: string) => glob({ pattern: '*.md', base });

/** Which folder obeys which schema. */
export const collections = {
  cities: defineCollection({ loader: markdownIn('./src/content/cities'), schema: citySchema }),
  services: defineCollection({
    loader: markdownIn('./src/content/services'),
    schema: serviceSchema,
  }),
  legal: defineCollection({ loader: markdownIn('./src/content/legal'), schema: legalSchema }),
  faq: defineCollection({
    loader: glob({ pattern: '*.yaml', base: './src/content/faq' }),
    schema: faqCategorySchema,
  }),
};
