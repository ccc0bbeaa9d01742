import { z } from 'astro/zod';
import { latitudeSchema, longitudeSchema, slugSchema, textSchema, zipSchema } from './shared.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 08:00');

/** The facts that this copy may ship as samples (PROD-10). */
export const SAMPLE_FACTS = ['siteUrl', 'phone', 'email', 'licenseNumber', 'reviewsUrl'] as const;

/** The one file of facts about the company (PROD-10). */
export const companySchema = z.strictObject({
  name: textSchema.describe('the full trading name'),
  shortName: textSchema.max(24).describe('the name where there is little room'),
  siteUrl: z.url().describe('the address of the site, without a slash at its end'),
  phone: z.strictObject({
    display: z
      .string()
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'written like (626) 555-0142')
      .describe('the number as people read it'),
    e164: z
      .string()
      .regex(/^\+1\d{10}$/, 'written like +16265550142')
      .describe('the same number as telephones dial it'),
  }),
  email: z.email().describe('the address of every mailto link'),
  licenseNumber: z
    .string()
    .regex(/^CSLB #\d{6,7}$/, 'written like CSLB #123456')
    .describe('the contractor license'),
  reviewsUrl: z.url().describe('where the reviews can be read'),
  base: z.strictObject({
    slug: slugSchema.describe('the city page of the base'),
    name: textSchema,
    region: z.literal('CA'),
    postalCode: zipSchema,
    lat: latitudeSchema,
    lng: longitudeSchema,
  }),
  hours: z.strictObject({
    weekdays: z.strictObject({
      display: textSchema.describe("e.g. 'Monday to Friday, 8AM-4PM'"),
      opens: clock,
      closes: clock,
    }),
    weekends: textSchema,
    emergency: textSchema,
    timeZone: z.literal('America/Los_Angeles'),
  }),
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'])
    .describe('how expensive the company is among its kind, for search engines'),
  claims: z.strictObject({
    rating: textSchema.describe('shown beside five stars'),
    experience: textSchema,
    customers: textSchema,
    members: textSchema,
    insured: textSchema,
    masters: textSchema,
    bonded: textSchema,
    emergency: textSchema,
  }),
  namedServiceAreas: z.array(slugSchema).min(1).describe('cities named in the hero, by slug'),
  regionName: textSchema.describe('the wider area named after them'),
  samples: z
    .array(z.enum(SAMPLE_FACTS))
    .describe('facts that are still samples; take a name out when its fact is real'),
});

/** The checked facts. */
export type Company = z.output<typeof companySchema>;
