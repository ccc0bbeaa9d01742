// cspell:ignore nmae
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '#src/queries/company.ts';
import { prices } from '#src/queries/prices.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { fillIn, interpolateFacts, splitAt } from '#src/queries/interpolate-facts.ts';
import { ANSWERS_PAGE_VALUES } from '#src/schemas/answers.ts';
import { CITY_PAGE_VALUES } from '#src/schemas/city-page.ts';
import { ISLAND_FILES } from '#src/schemas/content-files.ts';
import { EMERGENCY_PAGE_VALUES } from '#src/schemas/emergency.ts';
import { HANDYMAN_PAGE_VALUES } from '#src/schemas/handyman.ts';
import { HOME_PAGE_VALUES } from '#src/schemas/home.ts';
import { PAGES_PAGE_VALUES } from '#src/schemas/pages.ts';
import { EDITION_PAGE_VALUES } from '#src/schemas/edition.ts';
import { SERVICE_COPY_VALUES, SERVICE_PAGE_VALUES } from '#src/schemas/service.ts';
import { SITE_PAGE_VALUES } from '#src/schemas/site.ts';

/** Placeholders of an island are its own. */
const PAGE_VALUES = new Set<string>([
  ...ANSWERS_PAGE_VALUES,
  ...CITY_PAGE_VALUES,
  ...EDITION_PAGE_VALUES,
  ...EMERGENCY_PAGE_VALUES,
  ...HANDYMAN_PAGE_VALUES,
  ...HOME_PAGE_VALUES,
  ...PAGES_PAGE_VALUES,
  ...SERVICE_COPY_VALUES,
  ...SERVICE_PAGE_VALUES,
  ...SITE_PAGE_VALUES,
]);

describe('interpolateFacts', () => {
  test.each([
    ['Call {company.phone}.', `Call ${company.phone.display}.`],
    ['{company.name}: {company.email}', `${company.name}: ${company.email}`],
    ['no fact', 'no fact'],
    ['', ''],
  ])('%j becomes %j', (text, filled) => {
    expect(interpolateFacts(text, 'a.md')).toBe(filled);
  });

  test.each([
    ['{prices.firstHour}', /^\$\d/],
    ['{prices.salesTax}', /^\d+(?:\.\d+)?%$/],
    ['{prices.materialsDivisor}', /^0\.\d+$/],
    ['{prices.plan12}', /^\$\d,\d{3}$/],
  ])('%s is formatted for readers', (text, shape) => {
    expect(interpolateFacts(text, 'a.md')).toMatch(shape);
  });

  test.each([
    ['{company.fax}', 'src/content/faq/x.yaml: unknown fact {company.fax}'],
    ['{}', 'src/content/faq/x.yaml: unknown fact {}'],
    ['{ company.phone }', 'src/content/faq/x.yaml: unknown fact { company.phone }'],
    ['{company.phone} {prices.plan13}', 'src/content/faq/x.yaml: unknown fact {prices.plan13}'],
  ])('%j throws %s', (text, message) => {
    expect(() => interpolateFacts(text, 'src/content/faq/x.yaml')).toThrow(new Error(message));
  });
});

describe('interpolateFacts', () => {
  test('fills strings in objects and arrays and keeps other values', () => {
    const value = { a: ['{company.base}', 2], b: { c: null, d: '{company.shortName}' }, e: true };
    expect(interpolateFacts(value, 'a.ts')).toEqual({
      a: [company.base.name, 2],
      b: { c: null, d: company.shortName },
      e: true,
    });
  });

  test('names the field in the error message', () => {
    const value = { steps: [{ text: 'fine' }, { text: '{company.fax}' }] };
    expect(() => interpolateFacts(value, 'src/content/home.yaml')).toThrow(
      'src/content/home.yaml: steps[1]: text: unknown fact {company.fax}',
    );
  });
});

describe('fillIn', () => {
  const values = { 'city.name': 'Azusa', 'service.title': 'Water Heaters' };

  test.each([
    ['{service.title} in {city.name}', 'Water Heaters in Azusa'],
    ['{city.name}, {city.name}', 'Azusa, Azusa'],
    ['no value', 'no value'],
    ['', ''],
  ])('%j becomes %j', (text, filled) => {
    expect(fillIn(text, values, 'a.yaml')).toBe(filled);
  });

  test.each([
    ['{city.nmae}', 'a.yaml: heading: no value for {city.nmae}'],
    ['{company.phone}', 'a.yaml: heading: no value for {company.phone}'],
    ['{constructor}', 'a.yaml: heading: no value for {constructor}'],
    ['{}', 'a.yaml: heading: no value for {}'],
  ])('%j throws %s', (text, message) => {
    expect(() => fillIn(text, values, 'a.yaml: heading')).toThrow(new Error(message));
  });

  test('does not fill in the braces or the dollar signs of a value', () => {
    expect(fillIn('{city.name}', { 'city.name': '{a} $& $1' }, 'a.yaml')).toBe('{a} $& $1');
  });
});

describe('fillIn', () => {
  test('fills strings in objects and arrays, after the facts', () => {
    const copy = { heading: '{city.name}, {company.shortName}', steps: ['{city.name}', 2] };
    const where = 'src/content/city-page.yaml';
    const template = interpolateFacts(copy, where, new Set(['city.name']));
    expect(fillIn(template, { 'city.name': 'Azusa' }, where)).toEqual({
      heading: `Azusa, ${company.shortName}`,
      steps: ['Azusa', 2],
    });
  });

  test('names the field in the error message', () => {
    expect(() => fillIn({ hero: { lead: '{miles}' } }, {}, 'a.yaml')).toThrow(
      new Error('a.yaml: hero: lead: no value for {miles}'),
    );
  });
});

describe('splitAt', () => {
  test.each([
    ['Call {link} now.', ['Call ', ' now.']],
    ['{link} now', ['', ' now']],
    ['Call {link}', ['Call ', '']],
  ])('%j becomes %j', (text, parts) => {
    expect(splitAt(text, 'link', 'a.yaml')).toEqual(parts);
  });

  test.each(['Call now.', '{link} or {link}', ''])('%j throws', (text) => {
    expect(() => splitAt(text, 'link', 'a.yaml: lead')).toThrow(
      new Error('a.yaml: lead: needs {link} exactly once'),
    );
  });
});

test('the content refers only to facts that exist', () => {
  const unknown = readdirSync('src/content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !ISLAND_FILES.some((name) => file.endsWith(`/${name}`)))
    .flatMap((file) => {
      try {
        // Objects on one line are no placeholders.
        const text = readFileSync(file, 'utf8').replaceAll(/\{ ?\w+: [^}]*\}/g, '');
        interpolateFacts(text, file, PAGE_VALUES);
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
  expect(unknown).toEqual([]);
});

test('every price of prices.faqVisits is used in an FAQ answer and formatted as whole dollars', () => {
  const answers = readdirSync('src/content/faq')
    .map((file) => readFileSync(join('src/content/faq', file), 'utf8'))
    .join('\n');
  const tokens = prices.faqVisits.map(({ visits }) => `{prices.faqVisit${visits}}`);
  expect(tokens.filter((token) => !answers.includes(token))).toEqual([]);
  expect(tokens.map((token) => interpolateFacts(token, 'a.yaml'))).toEqual(
    prices.faqVisits.map(({ priceCents }) => formatWholeDollars(priceCents)),
  );
});
