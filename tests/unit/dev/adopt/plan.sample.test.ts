import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { answersSchema } from '#dev/adopt/answers.ts';
import { listedPlaces } from '#dev/adopt/places.ts';
import { planAdoption } from '#dev/adopt/plan.ts';
import { planCompany, planPrices } from '#dev/adopt/plan-facts.ts';
import { prices as oldPrices } from '#src/queries/content.ts';

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

test.each([
  [1, 1, false],
  [undefined, oldPrices.visitHours, true],
])(
  'OWN-3 visits of %j hours are written as %d; marked as a sample: %j',
  (typed, hours, isSample) => {
    const { prices, ...rest } = parse(readFileSync('docs/adopt-answers.yaml', 'utf8'));
    const answers = answersSchema.parse({ ...rest, prices: { ...prices, visitHours: typed } });
    expect(parse(planPrices(answers).text ?? '').visitHours).toBe(hours);
    expect(planCompany(answers, [answers.base]).samples?.includes('prices')).toBe(isSample);
  },
);

test('OWN-2 cities whose texts are about a handyman are drafts of a firm without one', async () => {
  const { prices, ...rest } = parse(readFileSync('docs/adopt-answers.yaml', 'utf8'));
  const { firstHour, quarterHour, salesTaxPercent } = prices;
  const answers = answersSchema.parse({
    ...rest,
    prices: { firstHour, quarterHour, salesTaxPercent },
  });
  const { changes, published, withoutHandyman } = await planAdoption(answers);
  expect(withoutHandyman).toEqual(['Bell Gardens', 'Bellflower', 'East Los Angeles']);
  const texts = new Map(changes.map(({ file, text }) => [file, text]));
  expect(texts.get('src/content/prices.yaml')).not.toMatch(/minimumService|visitHours/);
  const draft = texts.get('src/content/city-drafts/bellflower.md');
  expect(draft).not.toMatch(/^job:/m);
  // The sentence about the handyman has a condition.
  expect(draft).toContain('{if handyman} Our handyman');
  expect(published.map(({ name }) => name)).not.toContain('Bellflower');
});
