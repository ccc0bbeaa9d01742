import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company, prices } from '#src/queries/content.ts';
import { formatWholeDollars } from '#src/domain/money.ts';

/** The facts, and those of them that are words in Spanish. */
const COMPANY_FILES = ['src/content/company.yaml', 'src/content/es/company.yaml'];
const PRICES_FILE = 'src/content/prices.yaml';
/** Schemas contain examples of facts. */
const FILES_WITH_EXAMPLES = /^src\/schemas\//;

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:ts|tsx|astro|md|yaml|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  .filter((file) => !FILES_WITH_EXAMPLES.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .map(({ file, text }) => ({
    file,
    text: /\.(?:md|yaml)$/.test(file) ? text : withoutComments(text),
  }));

function findLines(pattern: RegExp, except: readonly string[]): readonly string[] {
  return sources
    .filter(({ file }) => !except.includes(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
}

const escapeRegExp = (text: string) => text.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&');
// Public numbers may have the area code of the company.
const [, exchange = '', line = ''] = company.phone.display.match(/\d+/g) ?? [];

test.each([
  ['phone', new RegExp(`${exchange}\\D{0,2}${line}`)],
  ['email', new RegExp(escapeRegExp(company.email))],
  ['site address', new RegExp(escapeRegExp(new URL(company.siteUrl).host))],
  ['name', new RegExp(escapeRegExp(company.name))],
  ['license number', /CSLB\s*#?\s*\d/],
  ['reviews link', new RegExp(escapeRegExp(company.reviewsUrl ?? company.name))],
  ['weekday hours', /\b8\s*AM\b|\b4\s*PM\b/i],
  ['claims', /\b2,500\b|\b20\+|hundreds of members/i],
])('PROD-10 a company fact occurs in only one file: %s', (_, pattern) => {
  expect(findLines(pattern, COMPANY_FILES)).toEqual([]);
});

/** Every price, formatted. */
const amounts = [
  ...Object.entries(prices.labor).flatMap(([name, value]) =>
    name.endsWith('Cents') ? [value] : [],
  ),
  ...(prices.minimumService === undefined ? [] : [prices.minimumService.priceCents]),
  ...(prices.reviewClubRewardCents === undefined ? [] : [prices.reviewClubRewardCents]),
  ...prices.plans.map(({ priceCents }) => priceCents),
  ...prices.sets.map(({ priceCents }) => priceCents),
].map(formatWholeDollars);

describe('a price occurs in only one file', () => {
  test('no other file has a dollar amount except $0', () => {
    expect(findLines(/\$\s?[1-9]/, [PRICES_FILE])).toEqual([]);
  });

  test('no other file has an amount without the dollar sign', () => {
    const bare = amounts.map((amount) => amount.slice(1));
    const thousands = bare.filter((amount) => amount.includes(','));
    const pattern = new RegExp(`(?<![\\d.,-])(?:${thousands.join('|')})(?![\\d,])`);
    // Without an amount, the pattern would match every text.
    if (thousands.length > 0) expect(findLines(pattern, [PRICES_FILE])).toEqual([]);
    // In cents, less than $100 are four digits: an ordinary number, such as of milliseconds.
    const large = bare.filter((amount) => amount.length > 2);
    const cents = large.map((amount) => `${amount.replace(',', '')}_?00`).join('|');
    expect(findLines(new RegExp(`(?<![\\d.])(?:${cents})(?!\\d)`), [PRICES_FILE])).toEqual([]);
  });

  test('no other file has the tax rate or the materials divisor', () => {
    const rate = `${prices.salesTaxBasisPoints / 100}`;
    const divisor = `${prices.materialsMarkupDivisorBasisPoints / 10_000}`;
    const pattern = new RegExp(
      `(?<![\\d.])${escapeRegExp(rate)}\\s?(?:%|percent)|(?:/|divided by)\\s?${escapeRegExp(divisor)}(?!\\d)`,
    );
    expect(findLines(pattern, [PRICES_FILE])).toEqual([]);
  });
});
