import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { validateFacts } from '#src/queries/read-file.ts';
import { fileSchemas } from '#src/schemas/content-files.ts';
import { placeOf } from '#src/schemas/field-labels.ts';
import { checkFields } from '#src/schemas/field-problems.ts';

const schema = z.strictObject({
  text: z.string().min(3).max(5).optional(),
  code: z.string().regex(/^\d+$/).optional(),
  page: z.url().optional(),
  email: z.email().optional(),
  day: z.iso.date().optional(),
  number: z.number().min(2).max(2000).optional(),
  count: z.int().optional(),
  isOpen: z.boolean().optional(),
  size: z.enum(['small', 'large']).optional(),
  names: z.array(z.string().min(1)).min(1).max(2).optional(),
  zip: z.string().regex(/^9/, 'a ZIP code begins with 9').optional(),
  part: z.strictObject({ name: z.string() }).optional(),
});

describe('OWN-5 checkFields says what was typed and what is right', () => {
  test.each([
    ['a short text', { text: 'ab' }, "'ab' has 2 characters, and at least 3 are needed"],
    ['a long text', { text: 'abcdef' }, "'abcdef' has 6 characters, and at most 5 fit"],
    ['an empty text', { text: '' }, 'is missing'],
    ['no text', { text: null }, 'is missing'],
    ['a missing field', { part: {} }, 'is missing'],
    ['a number for a text', { text: 123 }, "'123' is not right: a text"],
    ['a text for a number', { number: 'two' }, "'two' is not right: a number, such as 12"],
    ['a small number', { number: 1 }, "'1' is not right: at least 2"],
    ['a large number', { number: 20_000 }, "'20000' is not right: at most 2,000"],
    ['a fraction', { count: 1.5 }, "'1.5' is not right: a whole number, such as 12"],
    ['a word for yes or no', { isOpen: 'yes' }, "'yes' is not right: true or false"],
    ['another pattern', { code: 'A' }, "'A' is not right"],
    ['no address', { page: 'here' }, "'here' is not right: an address such as"],
    ['no email', { email: 'me' }, "'me' is not right: an email address such as"],
    ['another day', { day: '12/25/2026' }, "'12/25/2026' is not right: a day such as 2026-11-20"],
    ['no choice', { size: 'huge' }, "'huge' is not one of small, large"],
    ['an empty list', { names: [] }, 'is a list of 0, and it needs at least 1'],
    ['a long list', { names: ['a', 'b', 'c'] }, 'is a list of 3, and it needs at most 2'],
    ['no list', { names: 'a' }, "'a' is not right: a list"],
    ['a message of its own', { zip: '80001' }, "'80001' is not right: a ZIP code begins with 9"],
    ['an unknown field', { fax: 1 }, "has no field 'fax': correct the name, or delete it"],
  ])('%s', (_, value, message) => {
    const { facts, problems } = checkFields(schema, value);
    expect(facts).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
  });

  test('a long value is shown by its beginning', () => {
    const [problem] = checkFields(schema, { text: 'Long '.repeat(100) }).problems;
    expect(problem?.message).toMatch(/^'(?:Long ){12}…' has 500 characters/);
  });

  test('no file of the site has a field whose refusal is written for developers', () => {
    for (const file of Object.values(fileSchemas))
      for (const value of [{}, [], 'text', { name: 1, heading: 2, hours: {}, labor: 3 }])
        for (const { message } of checkFields<unknown>(file, value).problems)
          expect(message).not.toMatch(/expected|received|Invalid|Too (?:big|small)|undefined/);
  });
});

describe('OWN-5 a refused value', () => {
  test('is named as the editor names it', () => {
    const labels = (path: readonly PropertyKey[]) =>
      placeOf(fileSchemas['prices.yaml'], path).labels.join(' › ');
    expect(labels(['plans', 1, 'price'])).toBe('Plans 2 › Price');
    expect(labels(['salesTaxPercent'])).toBe('Sales tax');
    expect(labels([])).toBe('');
  });

  const firm = z.strictObject({ name: z.string().describe('the firm') });
  const missing = '✖ is missing\n  → at name\n    in the editor:';
  test.each<[file: string, schema: z.ZodType, value: unknown, lines: string]>([
    ['a.yaml', firm, {}, `${missing} a.yaml › Name\n    what it is: the firm`],
    [
      'a.yaml',
      firm.meta({ title: 'Firm' }),
      5,
      "✖ '5' is not right: fields with names\n    in the editor: a.yaml",
    ],
    [
      'src/content/es/a.yaml',
      z.strictObject({ name: z.string() }).meta({ title: 'Firm' }),
      {},
      `${missing} Firm › Name`,
    ],
    [
      'src/content/cities/a.md',
      z.strictObject({ name: z.string() }).meta({ title: 'Cities' }),
      {},
      `${missing} Cities › a › Name`,
    ],
  ])('in %s stops with the name that the editor has for it', (file, schema, value, lines) => {
    expect(() => validateFacts(schema, value, file)).toThrow(
      new Error(`${file} is not valid:\n${lines}`),
    );
  });

  test('stops with file, field, reason and meaning, and without a stack trace', () => {
    const refuse = () => validateFacts(fileSchemas['offline.yaml'], {}, 'src/content/offline.yaml');
    expect(refuse).toThrow(
      /^src\/content\/offline\.yaml is not valid:\n✖ is missing\n {2}→ at heading\n {4}in the editor: Page without a connection › Heading\n/,
    );
    try {
      refuse();
    } catch (error) {
      expect(error).toHaveProperty('stack', undefined);
    }
  });
});
