import { describe, expect, test } from 'vitest';
import { prices } from '#src/content/prices.ts';
import { pricesSchema } from '#src/schemas/prices.ts';
import { schemaProblems, wrongFields } from '#tests/support/schema-problems.ts';

const { labor, minimumService, plans } = prices;
const withPlan = (change: object) => ({ plans: [{ ...plans[0], ...change }, ...plans.slice(1)] });

describe('the price file', () => {
  test('is valid as it is', () => {
    expect(schemaProblems(pricesSchema, prices)).toEqual([]);
  });

  test.each([
    [
      'a price in dollars and cents',
      { minimumService: { ...minimumService, priceCents: 175.5 } },
      'minimumService.priceCents',
    ],
    ['a price as text', withPlan({ priceCents: '$109' }), 'plans.0.priceCents'],
    ['a price of nothing', withPlan({ priceCents: 0 }), 'plans.0.priceCents'],
    ['a negative price', { reviewClubRewardCents: -19200 }, 'reviewClubRewardCents'],
    ['a period that is none', withPlan({ period: 'week' }), 'plans.0.period'],
    ['half a visit', withPlan({ visits: 0.5 }), 'plans.0.visits'],
    [
      'a divisor of zero',
      { materialsMarkupDivisorBasisPoints: 0 },
      'materialsMarkupDivisorBasisPoints',
    ],
    [
      'a divisor in percent',
      { materialsMarkupDivisorBasisPoints: 70 },
      'materialsMarkupDivisorBasisPoints',
    ],
    ['a tax rate in percent with a fraction', { salesTaxBasisPoints: 10.5 }, 'salesTaxBasisPoints'],
    ['a slider that ends where it begins', { labor: { ...labor, maxHours: 1 } }, 'labor.maxHours'],
    ['no plan', { plans: [] }, 'plans'],
    ['an unknown key in a plan', withPlan({ pirce: 1 }), 'plans.0'],
  ])('refuses %s', (_, change, field) => {
    expect(wrongFields(pricesSchema, { ...prices, ...change })).toEqual([field]);
  });
});
