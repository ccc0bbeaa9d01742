import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parseFacts } from '#src/schemas/parse-facts.ts';

const schema = z.strictObject({
  name: z.string(),
  rates: z.array(z.strictObject({ cents: z.int() })),
});
type Facts = z.input<typeof schema>;

test('parseFacts returns valid facts', () => {
  const facts: Facts = { name: 'a', rates: [{ cents: 1 }] };
  expect(parseFacts(schema, facts, 'src/content/x.ts')).toEqual(facts);
});

test('parseFacts names the file and every invalid field', () => {
  const facts: Facts = { name: 'a', rates: [{ cents: 1 }, { cents: 1.5 }, { cents: NaN }] };
  expect(() => parseFacts(schema, facts, 'src/content/x.ts')).toThrow(
    /^src\/content\/x\.ts is not valid:\n[^]*rates\[1\]\.cents[^]*rates\[2\]\.cents/,
  );
});

test('parseFacts rejects an unknown key, so that a typo does not go unnoticed', () => {
  const facts = { name: 'a', rates: [], nmae: 'b' };
  expect(() => parseFacts(schema, facts, 'src/content/x.ts')).toThrow('Unrecognized key: "nmae"');
});
