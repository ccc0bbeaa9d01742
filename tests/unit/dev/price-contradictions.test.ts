import { describe, expect, it } from 'vitest';
import { priceContradictions } from '#dev/preflight/price-contradictions.ts';
import { prices } from '#src/queries/content.ts';

const plan = { id: 'plan', billing: null, badge: null, text: '' };
const unlimited = { ...plan, name: 'Unlimited visits', period: 'month', visits: null } as const;
const yearly = { ...plan, name: '12 visits', period: 'year', visits: 12 } as const;
const single = (priceCents: number) => ({
  name: 'Minimum service',
  text: '',
  priceCents,
  visits: 1,
});

const firstHour = (firstHourCents: number) => ({ ...prices.labor, firstHourCents });
const clubs = [{ id: 'yard-club', name: 'Yard Club', text: 'You show our sign.' }];

/** Prices that agree: a visit is 100, sets and plans are cheaper, unlimited visits dearer. */
const AGREEING = {
  minimumService: single(100_00),
  plans: [
    { ...unlimited, priceCents: 200_00 },
    { ...yearly, priceCents: 900_00 },
  ],
  labor: firstHour(100_00),
  sets: [{ visits: 3, priceCents: 290_00 }],
  clubs: [],
};

describe('PLAN-4 priceContradictions', () => {
  it('finds none among prices that agree', () => {
    expect(priceContradictions(AGREEING)).toEqual([]);
  });

  it.each([
    [
      'a single visit with two prices',
      { labor: firstHour(384_00) },
      'One visit is $384 in the FAQ and $100 as minimum service',
      ['$384', '$100'],
    ],
    [
      'a set that costs more than its visits',
      { sets: [{ visits: 3, priceCents: 301_00 }] },
      '3 visits are $301 as a set, $300 one by one',
      ['$301', '$100'],
    ],
    [
      'unlimited visits for less than counted ones',
      {
        plans: [
          { ...unlimited, priceCents: 100_00 },
          { ...yearly, priceCents: 1201_00 },
        ],
        sets: [],
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
      { clubs },
      'A free club includes unlimited visits, beside Unlimited visits at $200',
      ['$0/yr', '$200'],
    ],
  ])('finds %s', (_, change, problem, figures) => {
    expect(priceContradictions({ ...AGREEING, ...change })).toEqual([{ problem, figures }]);
  });
});
