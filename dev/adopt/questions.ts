import { createInterface } from 'node:readline/promises';
import { stdin, stdout } from 'node:process';
import { z } from 'astro/zod';
import { slugFromText } from '#src/domain/slug.ts';
import { nearest } from '#src/domain/nearest-cities.ts';
import { answerFields } from './answers.ts';
import { LIST_FILE, listedPlaces } from './places.ts';

const fields = answerFields.shape;
const territory = fields.territory.shape;
const claims = fields.claims.shape;
const COUNT = /^\d+$/;
const prices = fields.prices.unwrap().shape;
const isListed = (name: string) => listedPlaces.has(slugFromText(name));
const listedName = fields.base.refine(isListed, `not in ${LIST_FILE}`);

/** Selects the listed places with ZIP codes that are nearest to a city, itself included. */
function placesAround(name: string, count: number): readonly string[] {
  const base = listedPlaces.get(slugFromText(name));
  if (base === undefined) return [];
  const places = [...listedPlaces.values()].filter(({ zips }) => zips.length > 0);
  return [base, ...nearest(base, places, count - 1).map(({ place }) => place)].map(
    (place) => place.name,
  );
}

/** Reads an amount or a percentage as people write it: '$1,250', '9.75%'. Other texts stay. */
export function numberFromText(line: string): number | string {
  const digits = line
    .replace(/^\$ ?/, '')
    .replace(/ ?%$/, '')
    .replaceAll(/,(?=\d{3}(?!\d))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : line;
}

/**
 * Asks for the answers in the terminal. A refused answer is asked again, with the reason. An empty
 * line leaves out an answer that is optional.
 *
 * @returns answers as a file would have them, to be validated together.
 */
export async function askAnswers(): Promise<unknown> {
  const terminal = createInterface({ input: stdin, output: stdout });

  async function ask<Schema extends z.ZodType>(
    question: string,
    schema: Schema,
    read: (line: string) => unknown = (line) => line,
  ): Promise<z.output<Schema>> {
    const line = (await terminal.question(`${question}: `)).trim();
    const result = schema.safeParse(line === '' ? undefined : read(line));
    if (result.success) return result.data;
    console.log(z.prettifyError(result.error));
    return ask(question, schema, read);
  }
  const askNumber = (question: string, schema: z.ZodNumber) =>
    ask(question, schema, numberFromText);
  const confirm = async (question: string) =>
    (await ask(`${question} (yes or no)`, z.enum(['yes', 'no']))) === 'yes';

  try {
    console.log('An empty line leaves an answer out: it becomes a sample, or is not said.\n');
    const firm = {
      name: await ask('Name of the firm', fields.name),
      shortName: await ask('Short name, at most 24 characters', fields.shortName),
      phone: await ask('Phone, such as (213) 555-0134', fields.phone),
      email: await ask('Email', fields.email),
      licenseNumber: await ask('License, such as CSLB #123456', fields.licenseNumber),
      siteUrl: await ask('Address of the site, such as https://www.example.com', fields.siteUrl),
      reviewsUrl: await ask('Address of the Google reviews', fields.reviewsUrl),
      territory: {
        region: await ask('Region, such as Gateway Cities', territory.region),
        regionInText: await ask(
          "The same after 'in', such as the Gateway Cities",
          territory.regionInText,
        ),
        widerRegion: await ask(
          'Wider region, such as Southeast Los Angeles County',
          territory.widerRegion,
        ),
        landscape: await ask(
          'One word for its homes: foothill, valley, lowland, coastal',
          territory.landscape,
        ),
      },
      base: await ask('City of the firm', listedName),
    };
    const cities = await ask(
      'Cities: their names, separated by commas, or how many around the base, such as 18',
      z
        .string()
        .refine(
          (line) => COUNT.test(line) || line.split(',').every(isListed),
          `a name is not in ${LIST_FILE}; rows of other counties need --from`,
        ),
    );
    const names = COUNT.test(cities)
      ? placesAround(firm.base, Number(cities))
      : cities.split(',').map((name) => name.trim());
    return {
      ...firm,
      cities: { [firm.territory.region]: names },
      claims: {
        insured: await confirm('Is the firm licensed and insured?'),
        emergency: await confirm('Does it answer emergencies 24/7?'),
        masters: await confirm('Does it employ licensed master plumbers?'),
        bonded: await confirm('May the site say that it is bonded?'),
        rating: await ask('Google rating, such as 4.9', claims.rating),
        experience: await ask('Experience, such as 12+ years of experience', claims.experience),
        customers: await ask('Customers, such as 900+ satisfied customers', claims.customers),
        members: await ask('Members, such as Dozens of members', claims.members),
      },
      prices: (await confirm(
        'Do you know your prices? Without them, those of the sample are shown',
      ))
        ? {
            firstHour: await askNumber('First hour of a plumber, in dollars', prices.firstHour),
            quarterHour: await askNumber('Each further quarter hour', prices.quarterHour),
            salesTaxPercent: await askNumber(
              'Sales tax in percent, such as 9.75',
              prices.salesTaxPercent,
            ),
            minimumService: await askNumber(
              'One visit of a handyman, in dollars',
              prices.minimumService,
            ),
            unlimitedMonthly: await askNumber(
              'Unlimited visits, each month',
              prices.unlimitedMonthly,
            ),
            plan12: await askNumber('12 visits a year', prices.plan12),
            plan24: await askNumber('24 visits a year', prices.plan24),
            plan48: await askNumber('48 visits a year', prices.plan48),
            set3: await askNumber('A set of 3 visits, in the FAQ', prices.set3),
            set6: await askNumber('A set of 6 visits, in the FAQ', prices.set6),
          }
        : undefined,
    };
  } finally {
    terminal.close();
  }
}

/** Asks whether to go on. */
export async function confirmInTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const line = await terminal.question(`${question} (yes or no): `);
  terminal.close();
  return line.trim() === 'yes';
}
