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
export const SAMPLE_FACTS = [
  'siteUrl',
  'phone',
  'email',
  'licenseNumber',
  'reviewsUrl',
  'hours',
  'prices',
] as const;

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
  claims: z
    .strictObject({
      rating: textSchema.optional().describe('shown beside five stars'),
      experience: textSchema.optional().describe("e.g. '20+ years of experience'"),
      customers: textSchema.optional().describe("e.g. '2,500+ satisfied customers'"),
      members: textSchema.optional().describe("e.g. 'Hundreds of members'"),
      insured: textSchema.describe("the headings say it too: 'Licensed and insured'"),
      masters: textSchema.optional().describe("e.g. 'Licensed master plumbers'"),
      bonded: textSchema.optional().describe("e.g. 'Bonded'"),
      emergency: textSchema.describe("the headings say it too: '24/7 emergency service'"),
    })
    .describe('what the company must be able to prove (PROD-5); leave out what it cannot'),
  namedServiceAreas: z.array(slugSchema).min(1).describe('cities named in the hero, by slug'),
  samples: z
    .array(z.enum(SAMPLE_FACTS))
    .describe('facts that are still samples; remove a name when its fact is real'),
});

/** Validated facts about the company. */
export type Company = z.output<typeof companySchema>;
