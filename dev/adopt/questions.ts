import type { z } from 'astro/zod';
import { slugFromText } from '#src/domain/slug.ts';
import { answerFields } from './answer-fields.ts';
import { placesSchema } from './answers.ts';
import type { AnswerPath, KeptAnswers } from './kept-answers.ts';
import { didYouMean, LIST_COUNTY, listedPlaces } from './places.ts';
import { readCities, readHours, readNames, readPlans, readSets } from './read-answer.ts';

/** A question of `npm run adopt`. */
export interface Question {
  readonly path: AnswerPath;
  readonly text: string;
  /** An answer that is right, of an invented firm. */
  readonly example: string;
  /** The same as a file of answers has it. */
  readonly inFile: string;
  readonly schema: z.ZodType;
  /** Checks the answer together with earlier ones. */
  readonly checkedWith?: z.ZodType;
  /** Reads what is typed. */
  readonly read: (line: string, answers: KeptAnswers) => unknown;
  /** Whether an empty line leaves the answer out. */
  readonly isOptional: boolean;
  /** Words around the answer in texts of the site. */
  readonly inText?: readonly [before: string, after: string];
}

const fields = answerFields.shape;
const territory = fields.territory.shape;
const claims = fields.claims.shape;
const prices = fields.prices.unwrap().shape;
const REGION: AnswerPath = ['territory', 'region'];

const hasZips = (name: string) => listedPlaces.get(slugFromText(name))?.zips.some(Boolean) === true;
const baseSchema = fields.base.refine(hasZips, {
  error: ({ input }) =>
    `'${String(input)}'${didYouMean(String(input))} is not in the list of ${LIST_COUNTY}, or has no ZIP code there. Such a firm gives its cities in a file: docs/adopting.md`,
});

type Options = Partial<Pick<Question, 'read' | 'checkedWith' | 'inText' | 'inFile'>>;

function question(
  path: AnswerPath,
  text: string,
  example: string,
  schema: z.ZodType,
  { read = (line) => line, ...options }: Options = {},
): Question {
  const isOptional = schema.safeParse(undefined).success;
  return { path, text, example, inFile: example, schema, read, isOptional, ...options };
}

const claim = (name: keyof typeof claims, text: string, example: string) =>
  question(['claims', name], text, example, claims[name]);
const YES_NO = { inFile: 'yes' };
const confirmed = (name: keyof typeof claims, text: string) =>
  question(['claims', name], text, 'yes', claims[name], YES_NO);
const clubs = fields.clubs.unwrap().shape;
const club = (name: keyof typeof clubs, text: string, example: string, options: Options = {}) =>
  question(['clubs', name], text, example, clubs[name], options);
const price = (name: keyof typeof prices, text: string, example: string, options: Options = {}) =>
  question(['prices', name], text, example, prices[name], options);

/** What `npm run adopt` asks, in this order. */
export const questions: readonly Question[] = [
  question(['state'], 'State of the firm', 'California', fields.state),
  question(['name'], 'Name of the firm', 'Harbor Point Plumbing', fields.name),
  question(['shortName'], 'Short name, at most 24 characters', 'Harbor Point', fields.shortName),
  question(['phone'], 'Phone number that customers call', '(213) 555-0134', fields.phone),
  question(['email'], 'Email address', 'office@example.com', fields.email),
  question(['licenseNumber'], 'Contractor license', 'CSLB #123456', fields.licenseNumber),
  question(['siteUrl'], 'Address of the website', 'https://www.example.com', fields.siteUrl),
  question(
    ['reviewsUrl'],
    'Address of the Google reviews',
    'https://www.example.com/reviews',
    fields.reviewsUrl,
  ),
  question(REGION, 'Region that the firm serves', 'Malibu Coast', territory.region),
  question(
    ['territory', 'regionInText'],
    "The same as it stands after 'in'",
    'the Malibu Coast',
    territory.regionInText,
    { inText: ['a licensed plumber in ', ''] },
  ),
  question(
    ['territory', 'widerRegion'],
    "A wider region, as it stands after 'across'",
    'Western Los Angeles County',
    territory.widerRegion,
    { inText: ['across ', ''] },
  ),
  question(
    ['territory', 'landscape'],
    "One word for its homes, as it stands before 'homes'",
    'coastal',
    territory.landscape,
    { inText: ['', ' homes'] },
  ),
  question(['base'], 'City where the firm is', 'Malibu', baseSchema),
  question(
    ['cities'],
    'Cities that it serves: their names with commas between, or how many around its own',
    '18',
    fields.cities,
    {
      read: readCities,
      checkedWith: placesSchema,
      inFile: '{ Malibu Coast: [Malibu, Calabasas, …] }',
    },
  ),
  question(['postalCode'], 'ZIP code of the firm', '90265', fields.postalCode, {
    checkedWith: placesSchema,
  }),
  question(
    ['namedCities'],
    'At most 6 cities that the home page names; by default its own and the 5 nearest',
    'Malibu, Calabasas',
    fields.namedCities,
    { read: readNames, checkedWith: placesSchema, inFile: '[Malibu, Calabasas]' },
  ),
  question(
    ['hours'],
    'Office hours, with a semicolon between days that differ',
    'Monday to Friday, 7:30 AM to 5 PM; Saturday, 9 AM to noon',
    fields.hours,
    {
      read: readHours,
      inFile: "['Monday to Friday, 7:30 AM to 5 PM', 'Saturday, 9 AM to noon']",
    },
  ),
  confirmed('insured', 'Is the firm licensed and insured?'),
  confirmed('emergency', 'Does it answer emergencies 24/7?'),
  confirmed('masters', 'May the site say that it employs licensed master plumbers?'),
  confirmed('bonded', 'May the site say that it is bonded?'),
  claim('rating', 'Google rating', '4.9'),
  claim('experience', 'Experience', '12+ years of experience'),
  claim('customers', 'Customers', '900+ satisfied customers'),
  claim('members', 'Members', 'Dozens of members'),
  price('firstHour', "Price of a plumber's first hour, in dollars", '420'),
  price('quarterHour', 'Each quarter hour after it, in dollars', '55'),
  price(
    'materialsDivisor',
    'What the cost of parts in the store is divided by: 0.83 adds 20 percent, 0.77 adds 30, 1 nothing',
    '0.83',
  ),
  price('salesTaxPercent', 'Sales tax, in percent', '9.75'),
  price(
    'minimumService',
    'One visit of a handyman, in dollars; nothing without handyman work',
    '190',
  ),
  price(
    'visitHours',
    'Length of a visit of a handyman, in whole hours; nothing without handyman work',
    '3',
  ),
  price(
    'plans',
    'Plans, any number: visits and price of each',
    'unlimited for 125 a month, 10 for 1700 a year upfront',
    {
      read: readPlans,
      inFile:
        '[{ visits: unlimited, price: 125, per: month }, { visits: 10, price: 1700, per: year, upfront: true }]',
    },
  ),
  price('sets', 'Sets of visits: visits and price of each', '4 for 700, 8 for 1350', {
    read: readSets,
    inFile: '[{ visits: 4, price: 700 }, { visits: 8, price: 1350 }]',
  }),
  club('reviewReward', 'Review Club: a free job for a review, worth how many dollars', '150'),
  club('referral', 'Does it have a Referral Club, with a reward for each referral?', 'yes', YES_NO),
  club('yard', 'Does it have a Yard Club, for showing its sign?', 'yes', YES_NO),
  question(
    ['memberLogin'],
    'Can members sign in on the site? It needs an account of the login service',
    'yes',
    fields.memberLogin,
    YES_NO,
  ),
];

/** Finds the question whose answer is at a path. */
export const questionAt = (path: readonly PropertyKey[]) =>
  questions.find((one) => one.path.join('.') === path.join('.'));
