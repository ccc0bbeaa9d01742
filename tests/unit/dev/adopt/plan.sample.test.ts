import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { answersSchema } from '#dev/adopt/answers.ts';
import { listedPlaces } from '#dev/adopt/places.ts';
import { planAdoption } from '#dev/adopt/plan.ts';

test('OWN-3 every listed city with ZIP codes can be planned once its answers are accepted', async () => {
  const names = [...listedPlaces.values()].flatMap(({ name, zips }) =>
    zips.length > 0 ? [name] : [],
  );
  const answers = answersSchema.parse({
    ...parse(readFileSync('docs/adopt-answers.yaml', 'utf8')),
    cities: { County: names },
  });
  const { changes } = await planAdoption(answers);
  const files = changes.flatMap(({ file, text }) =>
    text !== undefined && /\/cit(?:ies|y-drafts)\//.test(file) ? [file] : [],
  );
  expect(files).toHaveLength(names.length);
});
