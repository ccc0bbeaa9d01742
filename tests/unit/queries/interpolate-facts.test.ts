import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '#src/queries/company.ts';
import { prices } from '#src/queries/prices.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { interpolateAllFacts, interpolateFacts } from '#src/queries/interpolate-facts.ts';

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
    ['{prices.salesTax}', /^\d+(?:\.\d)?%$/],
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

describe('interpolateAllFacts', () => {
  test('fills strings in objects and arrays and keeps other values', () => {
    const value = { a: ['{company.base}', 2], b: { c: null, d: '{company.shortName}' }, e: true };
    expect(interpolateAllFacts(value, 'a.ts')).toEqual({
      a: [company.base.name, 2],
      b: { c: null, d: company.shortName },
      e: true,
    });
  });

  test('names the field in the error message', () => {
    const value = { steps: [{ text: 'fine' }, { text: '{company.fax}' }] };
    expect(() => interpolateAllFacts(value, 'src/content/home.yaml')).toThrow(
      'src/content/home.yaml: steps[1]: text: unknown fact {company.fax}',
    );
  });
});

test('the content refers only to facts that exist', () => {
  const unknown = readdirSync('src/content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      try {
        interpolateFacts(readFileSync(file, 'utf8').replaceAll(/\{ text: [^}]*\}/g, ''), file);
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
