import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '#src/content/company.ts';
import { prices } from '#src/content/prices.ts';
import { formatWholeDollars } from '#src/domain/money.ts';

const COMPANY_FILE = 'src/content/company.ts';
const PRICES_FILE = 'src/content/prices.ts';
/** Schemas show by example how a fact is written. */
const MAY_SHOW_EXAMPLES = /^src\/schemas\//;

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:ts|tsx|astro|md|yaml|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  .filter((file) => !MAY_SHOW_EXAMPLES.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .map(({ file, text }) => ({
    file,
    text: /\.(?:md|yaml)$/.test(file) ? text : withoutComments(text),
  }));

function typedIn(pattern: RegExp, besides: readonly string[]): readonly string[] {
  return sources
    .filter(({ file }) => !besides.includes(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
}

const quoted = (text: string) => text.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&');
const [area = '', exchange = '', line = ''] = company.phone.display.match(/\d+/g) ?? [];

describe('PROD-10 a fact of the company is typed in one file only', () => {
  test.each([
    [
      'phone',
      new RegExp(`${area}\\D{0,3}${exchange}\\D{0,2}${line}|\\(${area}\\)|\\b${exchange}-\\d{4}`),
    ],
    ['e-mail', new RegExp(quoted(company.email))],
    ['site address', new RegExp(quoted(new URL(company.siteUrl).host))],
    ['name', new RegExp(quoted(company.name))],
    ['licence number', /CSLB\s*#?\s*\d/],
    ['reviews link', new RegExp(quoted(company.reviewsUrl))],
    ['weekday hours', /\b8\s*AM\b|\b4\s*PM\b/i],
    ['claims', /\b2,500\b|\b20\+|hundreds of members/i],
  ])('%s', (_, pattern) => {
    expect(typedIn(pattern, [COMPANY_FILE])).toEqual([]);
  });
});

/** Every price there is, as text would show it. */
const amounts = [
  ...Object.entries(prices.labor).flatMap(([name, value]) =>
    name.endsWith('Cents') ? [value] : [],
  ),
  prices.minimumService.priceCents,
  prices.reviewClubRewardCents,
  ...prices.plans.map(({ priceCents }) => priceCents),
  ...prices.faqVisits.map(({ priceCents }) => priceCents),
].map(formatWholeDollars);

describe('a price is typed in one file only', () => {
  test('no dollars are typed anywhere else, but that free is $0', () => {
    expect(typedIn(/\$\s?[1-9]/, [PRICES_FILE])).toEqual([]);
  });

  test('no amount is typed without its sign', () => {
    const bare = amounts.map((amount) => amount.slice(1));
    const pattern = new RegExp(
      `(?<![\\d.,-])(?:${bare.filter((amount) => amount.includes(',')).join('|')})(?![\\d,])`,
    );
    expect(typedIn(pattern, [PRICES_FILE])).toEqual([]);
    const cents = bare.map((amount) => `${amount.replace(',', '')}_?00`).join('|');
    expect(typedIn(new RegExp(`(?<![\\d.])(?:${cents})(?!\\d)`), [PRICES_FILE])).toEqual([]);
  });

  test('tax rate and divisor of the materials are typed nowhere else', () => {
    const rate = `${prices.salesTaxBasisPoints / 100}`;
    const divisor = `${prices.materialsMarkupDivisorBasisPoints / 10_000}`;
    const pattern = new RegExp(
      `(?<![\\d.])${quoted(rate)}\\s?(?:%|percent)|(?:/|divided by)\\s?${quoted(divisor)}(?!\\d)`,
    );
    expect(typedIn(pattern, [PRICES_FILE])).toEqual([]);
  });
});
