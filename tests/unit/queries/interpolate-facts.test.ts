// cspell:ignore nmae
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { company, prices } from '#src/queries/content.ts';
import { readFile } from '#src/queries/read-file.ts';
import { EDITION_FILE } from '#src/queries/translation-files.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { fillTexts, interpolateFacts } from '#src/queries/interpolate-facts.ts';
import { schemaOf } from '#src/schemas/content-files.ts';
import { editionSchema } from '#src/schemas/edition.ts';

const isDraft = (file: string) => /city-drafts/.test(file);

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

describe('interpolateFacts with a schema', () => {
  const schema = z.strictObject({
    heading: z.string().meta({ placeholders: ['city.name'] }),
    steps: z.array(z.string()).meta({ placeholders: ['step'] }),
    lead: z.string(),
  });
  const where = 'src/content/city-page.yaml';

  test('leaves the placeholders that a field names for the page', () => {
    const copy = { heading: '{city.name}, {company.shortName}', steps: ['{step}'], lead: '' };
    const template = interpolateFacts(copy, where, schema);
    expect(template.heading).toBe(`{city.name}, ${company.shortName}`);
    expect(fillTexts(template, { 'city.name': 'Azusa', step: 'Call' })).toEqual({
      heading: `Azusa, ${company.shortName}`,
      steps: ['Call'],
      lead: '',
    });
  });

  test('refuses those of another field', () => {
    const copy = { heading: '', steps: [], lead: '{city.name}' };
    expect(() => interpolateFacts(copy, where, schema)).toThrow(
      new Error(`${where}: lead: unknown fact {city.name}`),
    );
  });
});

test.each(globSync('src/content/{,es/}**/*.{yaml,md}', { exclude: isDraft }))(
  '%s refers only to facts that exist',
  (file) => {
    const { fields, text } = readFile(file);
    const name = file.replace(/^src\/content\/(?:es\/)?/, '');
    const schema = name === EDITION_FILE ? editionSchema : schemaOf(name);
    expect(() => interpolateFacts(fields, file, schema)).not.toThrow();
    // The text of a service has a place for its picture.
    expect(() => interpolateFacts(text.replace('{picture}', ''), file)).not.toThrow();
  },
);

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
