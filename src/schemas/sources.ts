import { z } from 'astro/zod';
import { textSchema } from './shared.ts';

/** Subjects of claims that a code, another law or a manufacturer decides. */
export const CLAIM_SUBJECTS = [
  'air-admittance-valve',
  'air-gap',
  'contract',
  'expansion-tank',
  'gas-connector',
  'permit',
  'relief-valve',
  'straps',
  'water-pressure',
] as const;

/** Subject of a technical claim. */
export type ClaimSubject = (typeof CLAIM_SUBJECTS)[number];

/** Subject of a fact that is true of one place and not of everywhere (LOC-3). */
const LOCAL_FACT = 'local';

/** Month in which a page was read. A day would be a date instead of text in front matter. */
export const readMonthSchema = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month such as 2026-11')
  .meta({ title: 'Read in', translated: false })
  .describe('month in which the page was read, such as 2026-11');

const pageFields = {
  title: textSchema.max(120).describe('code and section, or publisher and page'),
  url: z
    .url({ protocol: /^https?$/, error: 'an address that begins with https://' })
    .meta({ title: 'Address' })
    .describe('page that says it'),
  read: readMonthSchema,
};

const sourceSchema = z.strictObject({
  for: z
    .enum([...CLAIM_SUBJECTS, LOCAL_FACT])
    .meta({ title: 'Subject' })
    .describe('what the page says it about'),
  ...pageFields,
});

/** Sources of the technical claims and local facts of a file. Where codes differ, a subject has two. */
export const sourcesSchema = z
  .array(sourceSchema)
  .min(1)
  .exactOptional()
  .meta({ translated: false })
  .describe(
    'where the technical claims and local facts of the texts come from; kept as a record, not printed',
  );

/** Public lists that the ZIP codes of a city agree with (LOC-6). */
export const zipSourcesSchema = z
  .array(z.strictObject(pageFields))
  .min(1)
  .exactOptional()
  .meta({ title: 'Sources of the ZIP codes', translated: false })
  .describe('public lists that the ZIP codes were compared with; kept as a record, not printed');
