import { z } from 'astro/zod';
import { LOCALES } from '#src/domain/locale.ts';
import type { City } from './city.ts';
import {
  citySlugSchema,
  emailSchema,
  officeHoursSchema,
  phoneSchema,
  textSchema,
  zipSchema,
} from './shared.ts';

/** Facts that may be samples (PROD-10). */
export const SAMPLE_FACTS = [
  'siteUrl',
  'phone',
  'email',
  'licenseNumber',
  'reviewsUrl',
  'spokenLanguages',
  'hours',
  'prices',
] as const;

/** A number of the state board for contractors, also without its name and the sign. */
const LICENSE_NUMBER = /^(?:CSLB)? ?#? ?(\d{6,7})$/;

/** A claim in words: 'none' and 'n/a' are none. */
const claimSchema = textSchema.regex(
  /\S \S/,
  "a few words that the site can show, such as '20+ years of experience'; leave out what is not so",
);

const languageSchema = z.enum(LOCALES);

/** Facts about the company (PROD-10). */
export const companySchema = z
  .strictObject({
    name: textSchema.describe('the full trading name'),
    shortName: textSchema.max(24).describe('the name where space is limited'),
    siteUrl: z
      .url()
      .meta({ title: 'Address of the website' })
      .describe('address of the site, without a trailing slash'),
    phone: phoneSchema.describe(
      'as you write it, such as (213) 555-0134: pages show it, phones dial it',
    ),
    email: emailSchema.describe('address of every email link'),
    licenseNumber: z
      .string()
      .regex(LICENSE_NUMBER, { error: 'written like CSLB #123456', abort: true })
      .transform((text) => text.replace(LICENSE_NUMBER, 'CSLB #$1'))
      .describe('contractor license number'),
    licenseLookupUrl: z
      .url()
      .meta({ title: 'Address of the license look-up' })
      .describe('look-up of licenses by the state board (PROOF-1)'),
    reviewsUrl: z
      .url()
      .optional()
      .meta({ title: 'Address of the reviews' })
      .describe('page with the reviews; without it and a rating, no page links to reviews'),
    base: z
      .strictObject({
        slug: citySlugSchema
          .meta({ title: 'City' })
          .describe('a city with a page, from which name and coordinates come'),
        region: z.literal('CA'),
        postalCode: zipSchema.describe('of the company, one of that city'),
      })
      .describe('where the company is: distances are measured from this city'),
    hours: z.strictObject({
      office: officeHoursSchema.meta({ title: 'Office' }).describe('when the office is open'),
      closed: z
        .array(z.iso.date())
        .default([])
        .meta({ title: 'Closed on' })
        .describe('holidays and other days on which the office is closed'),
      emergency: z
        .literal('24/7')
        .optional()
        .describe('only if someone answers emergencies at any time; without, no text says so'),
      timeZone: z.literal('America/Los_Angeles'),
    }),
    memberLogin: z
      .boolean()
      .meta({ title: 'Member login' })
      .describe('whether members can sign in; without, the site has no page and no link for it'),
    languages: z
      .array(languageSchema)
      .min(1)
      .refine((languages) => languages.includes('en'), 'en is missing')
      .describe('languages of the pages: en, or en and es; without es no Spanish page is built'),
    spokenLanguages: z
      .array(
        z.strictObject({
          language: languageSchema,
          hours: officeHoursSchema
            .optional()
            .describe('when the phone is answered in that language; without: at any hour'),
        }),
      )
      .default([])
      .describe('languages besides English in which the phone is answered, and when'),
    priceRange: z
      .enum(['$', '$$', '$$$', '$$$$'])
      .describe('price level compared with other plumbers, for search engines'),
    claims: z
      .strictObject({
        rating: textSchema
          .regex(/^(?:[1-4](?:\.\d)?|5(?:\.0)?)$/, 'the rating as a number up to 5, such as 4.9')
          .optional()
          .describe('shown beside five stars'),
        experience: claimSchema.optional().describe("e.g. '20+ years of experience'"),
        customers: claimSchema.optional().describe("e.g. '2,500+ satisfied customers'"),
        members: claimSchema.optional().describe("e.g. 'Hundreds of members'"),
        insured: textSchema.describe("the headings say it too: 'Licensed and insured'"),
        masters: textSchema.optional().describe("e.g. 'Licensed master plumbers'"),
        bonded: textSchema.optional().describe("e.g. 'Bonded'"),
        emergency: textSchema
          .optional()
          .describe("e.g. '24/7 emergency service', only with the emergency hours above"),
      })
      .meta({ translated: true })
      .describe(
        'what the site says about the company; the owner must be able to prove it; leave out what cannot be proved (PROD-5)',
      ),
    namedServiceAreas: z
      .array(citySlugSchema)
      .min(1)
      .meta({ title: 'Cities named at the top of the home page' }),
    samples: z
      .array(z.enum(SAMPLE_FACTS))
      .default([])
      .describe('facts that are still invented; remove a name when its fact is real'),
  })
  .refine(({ reviewsUrl, claims }) => reviewsUrl !== undefined || claims.rating === undefined, {
    path: ['reviewsUrl'],
    error: 'is missing: whoever reads the rating must be able to check it',
  })
  .refine(({ hours, claims }) => hours.emergency !== undefined || claims.emergency === undefined, {
    path: ['claims', 'emergency'],
    error: 'is only true with the emergency hours 24/7',
  })
  .meta({ title: 'Company', translated: false });

type CompanyFacts = z.output<typeof companySchema>;

/** Validated facts about the company. Name and place of its base are those of the city. */
export type Company = Omit<CompanyFacts, 'base'> & {
  readonly base: CompanyFacts['base'] & Pick<City, 'name' | 'lat' | 'lng'>;
};
