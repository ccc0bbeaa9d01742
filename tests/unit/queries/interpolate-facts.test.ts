// cspell:ignore nmae sueltas paquetes
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { chooseFields, chooseParts } from '#src/domain/conditions.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { company, prices } from '#src/queries/content.ts';
import { offerFacts } from '#src/queries/offer-facts.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { readFile } from '#src/queries/read-file.ts';
import { EDITION_FILE } from '#src/queries/translation-files.ts';
import { fillTexts, interpolateFacts } from '#src/queries/interpolate-facts.ts';
import { schemaOf } from '#src/schemas/content-files.ts';
import { editionSchema } from '#src/schemas/edition.ts';
import { contentPaths } from '#tests/support/content-paths.ts';

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
  ])('%s is formatted for readers', (text, shape) => {
    expect(interpolateFacts(text, 'a.md')).toMatch(shape);
  });

  const lengths = [
    [1, 'en', '1 hour'],
    [3, 'en', '3 hours'],
    [1, 'es', '1 hora'],
  ] as const;
  test.runIf(conditionsOfFirm().handyman).each(lengths.filter(([, locale]) => hasLanguage(locale)))(
    'OWN-2 a visit of %d in %s is %s long',
    (visitHours, locale, text) => {
      const facts = new Map(offerFacts({ ...prices, visitHours }, locale));
      expect(facts.get('prices.visitLength')?.()).toBe(text);
    },
  );

  test.each([
    ['{company.fax}', 'src/content/faq/x.yaml: unknown fact {company.fax}'],
    ['{}', 'src/content/faq/x.yaml: unknown fact {}'],
    ['{ company.phone }', 'src/content/faq/x.yaml: unknown fact { company.phone }'],
    ['{company.phone} {prices.plan13}', 'src/content/faq/x.yaml: unknown fact {prices.plan13}'],
  ])('%j throws %s', (text, message) => {
    expect(() => interpolateFacts(text, 'src/content/faq/x.yaml')).toThrow(new Error(message));
  });

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

/** A firm without handyman work has no use for the file about it. */
const isUsed = (file: string) => conditionsOfFirm().handyman || !file.endsWith('handyman.yaml');

test.each(contentPaths.filter((file) => !isDraft(file) && isUsed(file)))(
  '%s refers only to facts that exist',
  (file) => {
    const { fields: all, text } = readFile(file);
    const { fields } = chooseFields(all, conditionsOfFirm);
    const name = file.replace(/^src\/content\/(?:es\/)?/, '');
    const schema = name === EDITION_FILE ? editionSchema : schemaOf(name);
    expect(() => interpolateFacts(fields, file, schema)).not.toThrow();
    expect(() => interpolateFacts(chooseParts(text, conditionsOfFirm), file)).not.toThrow();
  },
);

test.each(contentPaths)('OWN-2 %s names no monthly plan or set that a firm lacks', (file) => {
  const ofFirm = { handyman: true, plans: true, yearly: true, yearlyVisits: true };
  const lacking = { monthly: false, unlimited: false, sets: false };
  const conditions = { ...conditionsOfFirm(), ...ofFirm, ...lacking };
  const { fields: all, text } = readFile(file);
  const { fields } = chooseFields(all, () => conditions);
  const said = `${JSON.stringify(fields)} ${chooseParts(text, () => conditions)}`;
  expect(said).not.toMatch(/monthly plan|plan mensual|visits, sets|sueltas, paquetes/i);
});
