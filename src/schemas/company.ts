import { z } from 'astro/zod';
import {
  e164Schema,
  latitudeSchema,
  longitudeSchema,
  slugSchema,
  textSchema,
  zipSchema,
} from './shared.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 08:00');

/** Facts that may be samples (PROD-10). */
export const SAMPLE_FACTS = ['siteUrl', 'phone', 'email', 'licenseNumber', 'reviewsUrl'] as const;

/** Facts about the company (PROD-10). */
export const companySchema = z.strictObject({
  name: textSchema.describe('the full trading name'),
  shortName: textSchema.max(24).describe('the name where space is limited'),
  siteUrl: z.url().describe('address of the site, without a trailing slash'),
  phone: z.strictObject({
    display: z
      .string()
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'written like (626) 555-0142')
      .describe('the number in the form that pages show'),
    e164: e164Schema,
  }),
  email: z.email().describe('address of every email link'),
  licenseNumber: z
    .string()
    .regex(/^CSLB #\d{6,7}$/, 'written like CSLB #123456')
    .describe('contractor license number'),
  licenseLookupUrl: z.url().describe('look-up of licenses by the state board (PROOF-1)'),
  reviewsUrl: z.url().describe('page with the reviews'),
  base: z.strictObject({
    slug: slugSchema.describe('slug of the city page of the base'),
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
    .describe('price level compared with other plumbers, for search engines'),
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
    .describe('facts that are still samples; remove a name when its fact is real'),
});

/** Validated facts about the company. */
export type Company = z.output<typeof companySchema>;
