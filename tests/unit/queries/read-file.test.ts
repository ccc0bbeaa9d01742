import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { readFile, validateFacts } from '#src/queries/read-file.ts';

const schema = z.strictObject({
  name: z.string(),
  rates: z.array(z.strictObject({ cents: z.int() })),
});
type Facts = z.input<typeof schema>;

test('validateFacts returns valid facts', () => {
  const facts: Facts = { name: 'a', rates: [{ cents: 1 }] };
  expect(validateFacts(schema, facts, 'src/content/x.yaml')).toEqual(facts);
});

test('validateFacts names the file and every invalid field', () => {
  const facts: Facts = { name: 'a', rates: [{ cents: 1 }, { cents: 1.5 }, { cents: NaN }] };
  expect(() => validateFacts(schema, facts, 'src/content/x.yaml')).toThrow(
    /^src\/content\/x\.yaml is not valid:\n[^]*rates\[1\]\.cents[^]*rates\[2\]\.cents/,
  );
});

test('readFile names a file that is not YAML', () => {
  expect(() => readFile('README.md')).toThrow('README.md: the fields are not between two lines');
  expect(() => readFile('LICENSE')).toThrow('LICENSE is not valid YAML');
});
