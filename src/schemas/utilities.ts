import { z } from 'astro/zod';
import { PRINTED_NUMBER } from '#src/domain/contact-links.ts';
import { idSchema, slugSchema, textSchema } from './shared.ts';
import { readMonthSchema } from './sources.ts';

/** Id of a service in utilities.yaml. */
export const utilityIdSchema = slugSchema.meta({
  relation: { file: 'utilities.yaml', list: ['utilities'] },
});

const httpsSchema = z.url({ protocol: /^https$/, error: 'an address that begins with https://' });
const daySchema = z.iso.date({ error: 'a day such as 2026-11-21' });

/** Page that states a fact, and when it was read. Old pages of cities answer without https alone. */
const readFields = {
  source: z
    .url({ protocol: /^https?$/, error: 'an address that begins with https://' })
    .describe('page of the service or the city that states it'),
  publisher: textSchema
    .max(60)
    .exactOptional()
    .meta({ translated: false })
    .describe('whose page it is, where its address does not show it'),
  read: daySchema.meta({ title: 'Read on' }).describe('day on which the page was read'),
};

/** A rule that a page states (LOC-3). */
export const localRuleSchema = z.strictObject({
  says: textSchema.max(140).describe('the rule, as one short sentence'),
  ...readFields,
  read: readMonthSchema,
});

const phoneSchema = z.strictObject({
  number: z
    .string()
    .regex(PRINTED_NUMBER, 'written like (562) 555-0142 or 1-800-555-0142')
    .meta({ translated: false })
    .describe('as the service writes it: (562) 555-0142 or 1-800-555-0142'),
  use: z.enum(['emergency', 'office']).describe('what the number is for'),
  label: textSchema
    .max(40)
    .exactOptional()
    .describe('who answers or what it is for, if it is not the service itself'),
  hours: textSchema.max(60).exactOptional().describe('when it answers, if the page says so'),
});

const utilitySchema = z.strictObject({
  id: idSchema,
  name: textSchema.max(60).meta({ translated: false }).describe('the name that its customers know'),
  kind: z.enum(['water', 'gas', 'sewer', 'permits']).describe('what it does for a house'),
  website: httpsSchema.describe('its home page'),
  phones: z
    .array(phoneSchema)
    .default([])
    .describe('its numbers, each stated by the source; none where no page states one'),
  pageDate: textSchema
    .max(20)
    .exactOptional()
    .meta({ title: 'Date on the page', translated: false })
    .describe('date that the page shows, if any'),
  ...readFields,
  confirmed: daySchema
    .exactOptional()
    .meta({ title: 'Confirmed on' })
    .describe('day on which somebody called the numbers: empty until then'),
  lateral: localRuleSchema
    .exactOptional()
    .describe('who owns the sewer pipe to the main, for every city that it serves'),
});

/** Public services that a page names, such as gas companies (LOC-1). */
export const utilitiesSchema = z
  .strictObject({
    utilities: z
      .array(utilitySchema)
      .min(1)
      .refine(
        (all) => new Set(all.map(({ id }) => id)).size === all.length,
        'two services have the same id',
      )
      .superRefine((all, { addIssue }) => {
        const owners = new Map<string, string>();
        for (const [at, { id, phones }] of all.entries())
          for (const [place, { number }] of phones.entries()) {
            const owner = owners.get(number);
            const path = [at, 'phones', place, 'number'];
            if (owner !== undefined)
              addIssue({ code: 'custom', path, message: `${number} is also that of '${owner}'` });
            owners.set(number, id);
          }
      }),
  })
  .meta({ title: 'Utilities and public numbers' });

/** A rule that a page states. */
export type LocalRule = z.output<typeof localRuleSchema>;

/** A public service. */
export type Utility = z.output<typeof utilitySchema>;
