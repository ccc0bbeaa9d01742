import { z } from 'astro/zod';
import { questionFields } from './answers.ts';
import { slugSchema, textSchema } from './shared.ts';

const question = z.strictObject({
  id: slugSchema.describe('hash that opens the answer: /faq#id'),
  question: textSchema.endsWith('?'),
  ...questionFields,
  answer: z.string().trim().min(20).describe('paragraphs separated by an empty line'),
  link: z
    .strictObject({ text: textSchema, href: z.string().startsWith('/') })
    .optional()
    .describe('link to further reading'),
});

/** One category of questions (FAQ-1). */
export const faqCategorySchema = z.strictObject({
  title: textSchema,
  order: z.int().positive(),
  questions: z.array(question).min(1),
});
