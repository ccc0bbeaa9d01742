import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { answersSchema } from '#dev/adopt/answers.ts';
import { listedPlaces } from '#dev/adopt/places.ts';
import { createFirmSearch } from '#dev/adopt/firm-words.ts';
import { currentFirm, planAdoption } from '#dev/adopt/plan.ts';
import { planCompany, planPrices } from '#dev/adopt/plan-facts.ts';
import { content } from '#src/queries/content.ts';

const { prices, ...others } = parse(readFileSync('docs/adopt-answers.yaml', 'utf8'));

test('OWN-3 every listed city with ZIP codes can be planned once its answers are accepted', async () => {
  const names = [...listedPlaces.values()].flatMap(({ name, zips }) =>
    zips.length > 0 ? [name] : [],
  );
  const answers = answersSchema.parse({
    ...{ ...others, prices },
    cities: { County: names },
  });
  const { changes } = await planAdoption(answers);
  const files = changes.flatMap(({ file, text }) =>
    text !== undefined && /\/cit(?:ies|y-drafts)\//.test(file) ? [file] : [],
  );
  expect(files).toHaveLength(names.length);
});

test('LOC-6 the list has the ZIP codes of the cities whose files have been checked', () => {
  const listed = content('en').cities.map(({ slug, zips }) => [slug, zips]);
  expect(listed.map(([slug]) => [slug, listedPlaces.get(String(slug))?.zips])).toEqual(listed);
});

test('LOC-6 a city keeps the ZIP codes that it shares with one that is not served', async () => {
  const answers = answersSchema.parse({
    ...parse(readFileSync('docs/adopt-answers.yaml', 'utf8')),
    ...{ base: 'Glendale', postalCode: '91214', cities: { Hills: ['Glendale', 'Burbank'] } },
  });
  const { changes, published, next } = await planAdoption(answers);
  expect(published.map(({ name }) => name)).toContain('Glendale');
  const city = changes.find(({ file }) => file === 'src/content/cities/glendale.md');
  expect(city?.text).toContain("zip: '91214', city: La Crescenta-Montrose");
  const search = createFirmSearch(currentFirm(), next);
  expect(search('91020 and 91214 belong to Glendale and La Crescenta-Montrose.')).toEqual([]);
});

test.each([
  ['visitHours', 1, false],
  ['visitHours', undefined, true],
  ['firstHour', undefined, true],
  ['materialsDivisor', 0.77, false],
  ['materialsDivisor', undefined, true],
])('OWN-3 %s answered as %j is written, or is a sample: %j', (name, typed, isSample) => {
  const answers = answersSchema.parse({ ...others, prices: { ...prices, [name]: typed } });
  const written = parse(planPrices(answers).text ?? '');
  const sample = parse(readFileSync('src/content/prices.yaml', 'utf8'));
  const valueIn = (facts: typeof written) => ({ ...facts, ...facts.labor })[name];
  expect(valueIn(written)).toBe(typed ?? valueIn(sample));
  expect(planCompany(answers, [answers.base]).samples?.includes('prices')).toBe(isSample);
});

test('OWN-2 a firm that answers no price has the rates of the sample, and no offer of it', () => {
  const answers = answersSchema.parse({ ...others, memberLogin: false });
  const written = parse(planPrices(answers).text ?? '');
  expect(written).toMatchObject({ labor: { firstHour: 384 }, plans: [], sets: [], clubs: [] });
  expect(written).not.toHaveProperty('minimumService');
  expect(planCompany(answers, [answers.base]).samples).toContain('prices');
});

test.each([
  [undefined, undefined, undefined],
  ['4.9', undefined, 'https://www.google.com/search?q=Silver%20Heron%20reviews'],
  [undefined, 'https://example.com/reviews', 'https://example.com/reviews'],
])('OWN-2 with the rating %j and the page %j, reviews are at %j', (rating, given, address) => {
  const { claims, ...rest } = parse(readFileSync('docs/adopt-answers.yaml', 'utf8'));
  const answers = answersSchema.parse({
    ...rest,
    claims: { ...claims, rating },
    reviewsUrl: given,
  });
  const { reviewsUrl, samples } = planCompany(answers, [answers.base]);
  expect(reviewsUrl).toBe(address);
  expect(samples?.includes('reviewsUrl')).toBe(rating !== undefined);
});

test.each([true, false])(
  'OWN-2 with member login: %j, so is README.md; the speller knows the name',
  async (memberLogin) => {
    const answers = parse(readFileSync('docs/adopt-answers.yaml', 'utf8'));
    const { changes } = await planAdoption(answersSchema.parse({ ...answers, memberLogin }));
    const readme = changes.find(({ file }) => file === 'README.md')?.text;
    const speller = changes.find(({ file }) => file === 'cspell.config.yaml')?.text;
    expect(speller).toContain('words:\n  - Silver\n  - Heron\n');
    expect(/log-?in|auth|member account/i.test(readme ?? 'login')).toBe(memberLogin);
  },
);

test('OWN-2 cities whose texts are about a handyman are drafts of a firm without one', async () => {
  const { firstHour, quarterHour, salesTaxPercent } = prices;
  const answers = answersSchema.parse({
    ...others,
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
