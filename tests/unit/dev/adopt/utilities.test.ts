import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { planUtilities } from '#dev/adopt/plan-facts.ts';
import { content } from '#src/queries/content.ts';

const { utilities } = content('en').utilities;
const { gas } = content('en').territory;
const servicesSchema = z.object({ utilities: z.array(z.object({ id: z.string() })) });
/** Ids after the adoption, which are the same in both languages. */
const idsAfter = (cities: readonly string[]) => {
  const [ids, ...translations] = planUtilities(gas, cities).map(({ text = '' }) =>
    servicesSchema.parse(parse(text)).utilities.map(({ id }) => id),
  );
  expect(translations.flat().filter((id) => !ids?.includes(id))).toEqual([]);
  return ids;
};

test('LOC-8 the services of the cities that stay are kept, with the gas company', () => {
  const [water, sewer] = ['water', 'sewer'].map(
    (kind) => utilities.find((utility) => utility.kind === kind)?.id ?? gas,
  );
  const city = `---\nwater:\n  - utility: ${String(water)}\n    serves: a part\nsewer: ${String(sewer)}\n---\n`;
  expect(idsAfter([city])?.toSorted()).toEqual([...new Set([gas, water, sewer])].toSorted());
});

test('LOC-8 without a city that stays only the gas company is left', () => {
  expect(idsAfter([])).toEqual([gas]);
});
