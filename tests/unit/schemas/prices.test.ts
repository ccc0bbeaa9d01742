import { describe, expect, test } from 'vitest';
import { readFile } from '#src/queries/read-file.ts';
import { pricesSchema } from '#src/schemas/prices.ts';
import { withOffers } from '#tests/support/price-offers.ts';
import { invalidFields, schemaProblems } from '#tests/support/schema-problems.ts';
import { withEdits } from '#tests/support/edits.ts';

/** The price file as people type it, with changes. */
const typed = (...edits: Parameters<typeof withEdits>[1]) =>
  withEdits(withOffers(readFile('src/content/prices.yaml').fields), edits);

describe('OWN-4 pricesSchema', () => {
  test.each([
    [['labor', 'firstHour'], 391, ['labor', 'firstHourCents'], 391_00],
    [['labor', 'quarterHour'], 49, ['labor', 'quarterHourCents'], 49_00],
    [['minimumService', 'price'], 181, ['minimumService', 'priceCents'], 181_00],
    [['plans', 0, 'price'], 1_234, ['plans', 0, 'priceCents'], 1_234_00],
    [['sets', 0, 'price'], 402, ['sets', 0, 'priceCents'], 402_00],
    [['reviewClubReward'], 201, ['reviewClubRewardCents'], 201_00],
    // 9.95 * 100 is 994.9999999999999.
    [['salesTaxPercent'], 9.95, ['salesTaxBasisPoints'], 995],
    [['salesTaxPercent'], 10.25, ['salesTaxBasisPoints'], 1025],
    [['materialsDivisor'], 0.57, ['materialsMarkupDivisorBasisPoints'], 5700],
  ] as const)('converts %j %d to %j %d', (field, value, converted, expected) => {
    expect(pricesSchema.parse(typed([field, value]))).toHaveProperty([...converted], expected);
  });

  test.each(['plans', 'sets', 'clubs'])('accepts a firm without %s', (offers) => {
    expect(schemaProblems(pricesSchema, typed([[offers], []]))).toEqual([]);
  });

  test('accepts a firm without handyman work, which has none of them', () => {
    const none = [['minimumService'], ['visitHours']].map((path) => [path, undefined] as const);
    const offers = ['plans', 'sets', 'clubs'].map((name) => [[name], []] as const);
    expect(schemaProblems(pricesSchema, typed(...none, ...offers))).toEqual([]);
    expect(invalidFields(pricesSchema, typed(...none, ...offers.slice(1)))).toEqual(['plans']);
    expect(invalidFields(pricesSchema, typed([['visitHours'], undefined]))).toEqual(['visitHours']);
  });

  test.each([3, 15])('accepts a tax of %d%', (percent) => {
    expect(invalidFields(pricesSchema, typed([['salesTaxPercent'], percent]))).toEqual([]);
  });

  test.each([
    [['salesTaxPercent'], 1025, /'1025' .*percent.*such as 9\.75.*California/],
    [['salesTaxPercent'], undefined, /is missing.*percent/],
    [['minimumService', 'price'], 18_950.5, /'18950\.5' .*whole dollars.*such as \d+ for \$/],
    [['labor', 'firstHour'], '$384', /'\$384' .*whole dollars/],
    [['materialsDivisor'], 70, /'70' .*such as 0\.7/],
    [['materialsDivisor'], 0.3, /'0\.3' .*from 0\.5 to 1.*0\.77 adds 30/],
  ] as const)('OWN-5 says what was typed in %j (%j) and what is right', (field, value, message) => {
    expect(schemaProblems(pricesSchema, typed([field, value]))).toEqual([
      expect.stringMatching(message),
    ]);
  });
});
