import { z } from 'astro/zod';
import { questionFields } from './answers.ts';
import { POLICY, policyNameSchema } from './policies.ts';
import { iconNameSchema, slugSchema, textSchema } from './shared.ts';
import { sourcesSchema } from './sources.ts';

const question = z.strictObject({
  id: slugSchema
    .meta({ title: 'Address' })
    .describe('a few words of the question: /faq#what-does-one-visit-cost opens its answer'),
  question: textSchema.regex(/\?$/, 'ends with a question mark'),
  ...questionFields,
  policy: policyNameSchema
    .exactOptional()
    .meta({ title: 'Answered by', translated: false })
    .describe(
      'part of What callers ask that answers it: without that part the question is left out',
    ),
  answer: z
    .string()
    .trim()
    .min(20)
    .meta({ multiline: true, placeholders: ['policy'] })
    .describe(`paragraphs separated by an empty line; ${POLICY} is the sentence of a policy`),
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

/** A question has the sentence of its policy in its answer (ASK-1). */
const answeredQuestion = question.refine(
  ({ policy, answer }) => (policy !== undefined) === answer.includes(POLICY),
  {
    path: ['answer'],
    error: `needs ${POLICY} if a part of What callers ask answers it, and only then`,
  },
);

/** One category of questions (FAQ-1). */
export const faqCategorySchema = z
  .strictObject({
    title: textSchema,
    icon: iconNameSchema,
    order: z.int().positive().describe('position on the page'),
    questions: z.array(answeredQuestion).min(1),
    sources: sourcesSchema,
  })
  .meta({ title: 'Questions and answers' });
