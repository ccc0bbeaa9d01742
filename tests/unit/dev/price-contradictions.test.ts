import { describe, expect, it } from 'vitest';
import { priceContradictions } from '#dev/preflight/price-contradictions.ts';
import { prices } from '#src/queries/content.ts';

const [plan] = prices.plans;
if (!plan) throw new Error('Expected a plan');
const unlimited = { ...plan, name: 'Unlimited visits', period: 'month', visits: null } as const;
const yearly = { ...plan, name: '12 visits', period: 'year', visits: 12 } as const;
const single = (priceCents: number) => ({ ...prices.minimumService, priceCents, visits: 1 });

/** Prices that agree: a visit is 100, sets and plans are cheaper, unlimited visits dearer. */
const AGREEING = {
  minimumService: single(100_00),
  plans: [
    { ...unlimited, priceCents: 200_00 },
    { ...yearly, priceCents: 900_00 },
  ],
  faqVisits: [
    { visits: 1, priceCents: 100_00 },
    { visits: 3, priceCents: 290_00 },
    { visits: 12, priceCents: 900_00 },
  ],
  clubs: [],
};

describe('PLAN-4 priceContradictions', () => {
  it('finds none among prices that agree', () => {
    expect(priceContradictions(AGREEING)).toEqual([]);
  });

  it.each([
    [
      'a single visit with two prices',
      { faqVisits: [{ visits: 1, priceCents: 384_00 }] },
      'One visit is $384 in the FAQ and $100 as minimum service',
      ['$384', '$100'],
    ],
    [
      'a set that costs more than its visits',
      { faqVisits: [{ visits: 3, priceCents: 301_00 }] },
      '3 visits are $301 as a set, $300 one by one',
      ['$301', '$100'],
    ],
    [
      'a plan with another price in the FAQ',
      { faqVisits: [{ visits: 12, priceCents: 950_00 }] },
      '12 visits are $950 in the FAQ, $900 as a plan',
      ['$950', '$900'],
    ],
    [
      'unlimited visits for less than counted ones',
      {
        plans: [
          { ...unlimited, priceCents: 100_00 },
          { ...yearly, priceCents: 1201_00 },
        ],
        faqVisits: [],
      },
      'Unlimited visits, $1,200 a year, cost less than 12 visits, $1,201',
      ['$100', '$1,201'],
    ],
    [
      'a month for less than a visit',
      { plans: [{ ...unlimited, priceCents: 99_00 }] },
      'A month of unlimited visits, $99, costs less than one visit, $100',
      ['$99', '$100'],
    ],
    [
      'free clubs beside a plan',
      { clubs: prices.clubs },
      'A free club includes unlimited visits, beside Unlimited visits at $200',
      ['$0/yr', '$200'],
    ],
  ])('finds %s', (_, change, problem, figures) => {
    expect(priceContradictions({ ...AGREEING, ...change })).toEqual([{ problem, figures }]);
  });
});
