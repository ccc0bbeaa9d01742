import { z } from 'astro/zod';
import { lastDayOfQuote } from '#src/domain/calendar-day.ts';
import { labelSchema, textSchema } from './shared.ts';

// Optional files that prove what the company claims (PROOF-2).

const heading = labelSchema.describe('heading of the section');
const intro = textSchema
  .max(360)
  .exactOptional()
  .describe('one to three sentences under the heading');

const daySchema = z.iso.date({ error: 'a day such as 2026-11-21', abort: true });

const consentSchema = z
  .strictObject({
    given: z
      .literal(true, 'must be true: nothing is printed without consent')
      .meta({ title: 'Consent given' }),
    by: textSchema.describe("who agreed and how, e.g. 'Dana Reyes, by email'"),
    date: daySchema.describe('when'),
  })
  .describe('kept as a record, not printed');

const bareWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replaceAll(/[^a-z0-9]/g, '');

/** Pixels that a photo has at least. */
interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Creates the schema of a photo. @param size - What the editor asks for; the build reads the file. */
const createPhotoSchema = (size: PhotoSize) =>
  z
    .strictObject({
      file: z
        .string()
        .regex(
          /^[\w~-]+\.(jpe?g|png|webp)$/,
          'the name of a JPEG, PNG or WebP file without spaces, such as IMG_4711.jpg',
        )
        .meta({ title: 'Photo', photo: size })
        .describe(
          `file in src/content/photos, at least ${size.width} x ${size.height} pixels; its name is part of the address of the picture`,
        ),
      alt: textSchema
        .max(160)
        .meta({ title: 'What the photo shows' })
        .describe('for people who cannot see it'),
      consent: consentSchema,
    })
    .refine(({ alt, file }) => bareWords(alt) !== bareWords(file), {
      path: ['alt'],
      error: 'repeats the file name',
    });

export const PORTRAIT = { width: 400, height: 500 } as const satisfies PhotoSize;
/** Of the first job, which every other can become. */
export const JOB_PHOTO = { width: 960, height: 720 } as const satisfies PhotoSize;

const personSchema = z
  .strictObject({
    name: textSchema.max(60),
    role: labelSchema.describe("e.g. 'Licensed plumber'"),
    photo: createPhotoSchema(PORTRAIT).exactOptional(),
  })
  .meta({ title: 'Person' });

const jobSchema = z
  .strictObject({
    caption: textSchema.max(160).describe('what was done'),
    photo: createPhotoSchema(JOB_PHOTO),
  })
  .meta({ title: 'Job' });

/** People who come to the house. */
export const peopleSchema = z
  .strictObject({
    heading,
    intro,
    people: z
      .array(personSchema)
      .max(12)
      .default([])
      .describe('without one, the section is not on the site'),
  })
  .meta({ title: 'People' });

/** Photos of finished jobs. */
export const jobPhotosSchema = z
  .strictObject({
    heading,
    intro,
    jobs: z
      .array(jobSchema)
      .max(9)
      .default([])
      .describe('without one, the section is not on the site'),
  })
  .meta({ title: 'Photos of jobs' });

/**
 * Creates the schema of the words of customers. There is no field for a rating.
 *
 * @param today - Day of the build in Los Angeles, such as '2026-11-21'.
 */
export const createQuotesSchema = (today: string) =>
  z
    .strictObject({
      heading,
      intro,
      quotes: z
        .array(
          z.strictObject({
            text: textSchema.min(20).max(400).describe('the words of the customer, unchanged'),
            author: textSchema.max(60).describe("e.g. 'Dana R., Monrovia'"),
            date: daySchema
              .refine((day) => day <= today, 'is in the future')
              .refine((day) => today <= lastDayOfQuote(day), 'is older than 18 months')
              .describe('when the customer said it'),
            source: z.strictObject({
              name: labelSchema.describe("where, e.g. 'Letter to the office'"),
              url: z
                .url({ protocol: /^https$/, error: 'an address that begins with https://' })
                .exactOptional(),
            }),
            rewarded: z
              .literal(
                false,
                'must be false: a quote given for a reward is not printed, be it money, a discount or a free job',
              )
              .meta({ title: 'Given for a reward' })
              .describe('a quote given for money, a discount or a free job is not printed'),
            consent: consentSchema,
          }),
        )
        .max(6)
        .default([])
        .describe('without one, the section is not on the site'),
    })
    .meta({ title: 'Quotes of customers' });

export type Photo = z.output<ReturnType<typeof createPhotoSchema>>;
export type People = z.output<typeof peopleSchema>;
export type JobPhotos = z.output<typeof jobPhotosSchema>;
export type Quotes = z.output<ReturnType<typeof createQuotesSchema>>;
