import { z } from 'astro/zod';
import { questionFields } from './answers.ts';
import { slugSchema, textSchema } from './shared.ts';
import { sourcesSchema } from './sources.ts';

const question = z.strictObject({
  id: slugSchema
    .meta({ title: 'Address' })
    .describe('a few words of the question: /faq#what-does-one-visit-cost opens its answer'),
  question: textSchema.endsWith('?', 'ends with a question mark'),
  ...questionFields,
  answer: z
    .string()
    .trim()
    .min(20)
    .meta({ multiline: true })
    .describe('paragraphs separated by an empty line'),
  link: z
    .strictObject({
      text: textSchema,
      href: z
        .string()
        .startsWith('/', 'begins with /, e.g. /price-calculator')
        .meta({ title: 'Address', translated: false })
        .describe('a page of this site, e.g. /price-calculator'),
    })
    .optional()
    .describe('link to further reading'),
});

/** One category of questions (FAQ-1). */
export const faqCategorySchema = z
  .strictObject({
    title: textSchema,
    order: z.int().positive().describe('position on the page'),
    questions: z.array(question).min(1),
    sources: sourcesSchema,
  })
  .meta({ title: 'Questions and answers' });
