// cspell:ignore pirce
import { describe, expect, test } from 'vitest';
import { prices } from '#src/queries/content.ts';
import { pricesSchema } from '#src/schemas/prices.ts';
import { invalidFields } from '#tests/support/schema-problems.ts';

const { labor, minimumService, plans } = prices;
const withPlan = (change: object) => ({ plans: [{ ...plans[0], ...change }, ...plans.slice(1)] });

describe('pricesSchema', () => {
  test.each([
    [
      'a fraction of a cent',
      { minimumService: { ...minimumService, priceCents: 175.5 } },
      'minimumService.priceCents',
    ],
    ['a price as a string', withPlan({ priceCents: '$109' }), 'plans.0.priceCents'],
    ['a negative price', { reviewClubRewardCents: -19200 }, 'reviewClubRewardCents'],
    [
      'a minimum service without a visit',
      { minimumService: { ...minimumService, visits: 0 } },
      'minimumService.visits',
    ],
    ['an unknown period', withPlan({ period: 'week' }), 'plans.0.period'],
    ['no period', withPlan({ period: undefined }), 'plans.0.period'],
    ['a plan without visits', withPlan({ visits: 0 }), 'plans.0.visits'],
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
    [
      'a slider with equal minimum and maximum',
      { labor: { ...labor, maxHours: 1 } },
      'labor.maxHours',
    ],
    ['no plan', { plans: [] }, 'plans'],
    ['an unknown key in a plan', withPlan({ pirce: 1 }), 'plans.0'],
  ])('rejects %s', (_, change, field) => {
    expect(invalidFields(pricesSchema, { ...prices, ...change })).toEqual([field]);
  });
});
