import { z } from 'astro/zod';
import { PRINTED_NUMBER } from '#src/domain/contact-links.ts';
import { idSchema, slugSchema, textSchema } from './shared.ts';

/** Id of a service in utilities.yaml. */
export const utilityIdSchema = slugSchema.meta({
  relation: { file: 'utilities.yaml', list: ['utilities'] },
});

const httpsSchema = z.url({ protocol: /^https$/, error: 'an address that begins with https://' });
const daySchema = z.iso.date({ error: 'a day such as 2026-11-21' });

const phoneSchema = z.strictObject({
  number: z
    .string()
    .regex(PRINTED_NUMBER, 'written like (562) 555-0142 or 1-800-555-0142')
    .describe('as the service writes it: (562) 555-0142 or 1-800-555-0142'),
  use: z.enum(['emergency', 'office']).describe('what the number is for'),
  hours: textSchema.max(40).exactOptional().describe('when it answers, if the page says so'),
});

const utilitySchema = z.strictObject({
  id: idSchema,
  name: textSchema.max(60).describe('the name that its customers know'),
  kind: z.enum(['water', 'gas', 'sewer', 'permits']).describe('what it does for a house'),
  website: httpsSchema.describe('its home page'),
  phones: z.array(phoneSchema).min(1).describe('its numbers, each stated by the source'),
  source: httpsSchema.describe('page of the service or the city that states the numbers'),
  pageDate: textSchema
    .max(20)
    .exactOptional()
    .meta({ title: 'Date on the page' })
    .describe('date that the page shows, if any'),
  read: daySchema.meta({ title: 'Read on' }).describe('day on which the page was read'),
  confirmed: daySchema
    .exactOptional()
    .meta({ title: 'Confirmed on' })
    .describe('day on which somebody called the number: empty until then'),
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
      ),
  })
  .meta({ title: 'Utilities and public numbers' });

/** A public service. */
export type Utility = z.output<typeof utilitySchema>;
