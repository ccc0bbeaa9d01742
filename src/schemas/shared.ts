import { z } from 'astro/zod';
import { findOverlap, groupDays } from '#src/domain/office-hours.ts';
import {
  OFFICE_HOURS,
  OfficeHoursError,
  parseOfficeHours,
} from '#src/domain/parse-office-hours.ts';
import { phoneNumber, US_NUMBER } from '#src/domain/phone-number.ts';
import { ICONS } from './icons.ts';

/** Lowercase words joined by hyphens, for file names and addresses. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and single hyphens only')
  .meta({ translated: false })
  .describe("the last part of the page's address, e.g. 'la-verne'");

/** Name that other files and addresses use. */
export const idSchema = slugSchema
  .meta({ title: 'Id' })
  .describe('fixed name that other files and addresses use: leave it as it is');

/** Slug of a file in src/content/cities. */
export const citySlugSchema = slugSchema.meta({ relation: { folder: 'cities', label: 'name' } });

/** Slug of a file in src/content/services. */
export const serviceSlugSchema = slugSchema.meta({
  relation: { folder: 'services', label: 'title' },
});

/** Says what was typed and what is right, in words of the owner (OWN-5). */
export const explain =
  (right: string) =>
  ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `is missing: ${right}` : `'${String(input)}' is not right: ${right}`;

/** Name of an icon, which the editor shows as a picture. */
export const iconNameSchema = z
  .enum(ICONS, { error: explain('the name of an icon of src/schemas/icons.ts, such as hammer') })
  .meta({ icon: true, translated: false });

/** Creates the schema of a whole number with limits, whose refusal says what is right. */
export const wholeNumberSchema = (min: number, max: number, right: string) => {
  const message = `${right}, from ${min} to ${max.toLocaleString('en-US')}`;
  const error = explain(message);
  return z.int({ error }).min(min, { error }).max(max, { error }).meta({ message });
};

/**
 * Creates the schema of an amount that is typed in dollars (OWN-4). Pages show such amounts without
 * cents.
 *
 * @param example - An amount that is right, for the message.
 */
export const dollarsSchema = (min: number, max: number, example: number) =>
  wholeNumberSchema(min, max, `whole dollars, such as ${example} for $${example}`).meta({
    unit: 'dollars',
  });

/**
 * Creates the schema of a number that the editor and the build compare with the same pattern.
 *
 * @param pattern - What the number looks like in decimal digits.
 * @param right - What is right, with an example.
 */
export const patternNumberSchema = (pattern: RegExp, right: string) => {
  const error = explain(right);
  return z
    .number({ error })
    .refine((value) => pattern.test(String(value)), { error })
    .meta({ pattern: pattern.source, message: right });
};

const usNumber = 'a US phone number with its area code, such as (213) 555-0134';
const usNumberError = explain(usNumber);

/** A phone number as people write it; the shown and the dialed form are derived (OWN-4). */
export const phoneSchema = z
  .string({ error: usNumberError })
  .regex(US_NUMBER, { error: usNumberError, abort: true })
  .meta({ message: usNumber })
  .transform(phoneNumber);

const emailAddress = 'an email address, such as office@example.com';

/** An email address. */
export const emailSchema = z
  .email({ error: explain(emailAddress) })
  .meta({ message: emailAddress });

/** Visible text: not empty, without spaces at its beginning or end. */
export const textSchema = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'has spaces at its beginning or end');

/**
 * Marks a short text in which the file may have conditions, such as '{if plans}…{end}': its limits hold for
 * what they leave, and not for the field in the editor.
 */
export const withConditions = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...schema.meta(), hasConditions: true });

/** Text of one or more sentences. */
export const proseSchema = textSchema.meta({ multiline: true });

/**
 * Creates the schema of a text with values that the site fills in, each in braces.
 *
 * @param values - Names that the text may contain.
 * @param where - Where the text stands.
 */
export const templateSchema = (values: readonly string[], where: string) => {
  const names = values.map((name) => `{${name}}`);
  return proseSchema
    .refine(
      (text) => (text.match(/\{[^{}]*\}/g) ?? []).every((name) => names.includes(name)),
      `may contain only ${names.join(', ')}`,
    )
    .meta({ placeholders: values })
    .describe(`${where}; the site fills in ${names.join(', ')}`);
};

const hoursLine = 'days and hours, such as Monday to Friday, 8 AM to 4 PM';
const hoursLineError = explain(hoursLine);

/** Days and hours, as people write them. */
const hoursLineSchema = z
  .string({ error: hoursLineError })
  .regex(OFFICE_HOURS, { error: hoursLineError, abort: true })
  .meta({ title: 'Days and hours', message: hoursLine })
  .describe('such as Monday to Friday, 8 AM to noon and 1 PM to 5 PM')
  .transform((text, ctx) => {
    try {
      return parseOfficeHours(text);
    } catch (error) {
      if (!(error instanceof OfficeHoursError)) throw error;
      ctx.addIssue(`'${text}' is not right: ${error.message}`);
      return z.NEVER;
    }
  });

/** Hours by day, a line for the days that have the same; their wordings are derived (OWN-4). */
export const officeHoursSchema = z
  .array(hoursLineSchema)
  .min(1)
  .transform((lines, ctx) => {
    const day = findOverlap(lines);
    if (day !== undefined) ctx.addIssue(`two of these hours of ${day} overlap`);
    return groupDays(lines);
  });

/** A time of day in 24 hours. */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'a time of day such as 08:00',
  // Only times are compared with what pages show.
  abort: true,
});

/** Text of a link or button, or a short line. */
export const labelSchema = textSchema.min(3).max(60);

/** Description that search results show below the title. */
export const descriptionSchema = textSchema
  .min(70, 'search results show 70 to 160 characters')
  .max(160, 'search results show 70 to 160 characters')
  .meta({ title: 'Description in search results' })
  .describe('one fact and one next step, 70 to 160 characters');

/** Subject of a page, the beginning of its title. */
export const seoTitleSchema = textSchema
  .min(10)
  .max(60)
  .meta({ title: 'Title in search results' })
  .describe('subject of the page, most important words first');

/** Latitude in California. */
export const latitudeSchema = z
  .number()
  .min(32.5)
  .max(42.1)
  .meta({ title: 'Latitude' })
  .describe('degrees north, e.g. 34.148');
/** Longitude in California. */
export const longitudeSchema = z
  .number()
  .min(-124.5)
  .max(-114.1)
  .meta({ title: 'Longitude' })
  .describe('degrees east, negative in California, e.g. -117.999');

/** A county of California. */
export const countySchema = textSchema
  .max(40)
  .endsWith(' County', "ends with 'County', e.g. 'Los Angeles County'")
  .meta({ translated: false });

/** A ZIP code of California. */
export const zipSchema = z
  .string()
  .regex(/^9\d{4}$/, 'a ZIP code has five digits and begins with 9')
  .meta({ title: 'ZIP code', translated: false });
