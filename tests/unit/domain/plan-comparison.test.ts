import { describe, expect, test } from 'vitest';
import {
  fitsOneVisit,
  visitBasis,
  visitCents,
  visitsToPay,
  yearCents,
  type VisitOffer,
} from '#src/domain/plan-comparison.ts';

const offer = (priceCents: number, visits: number | null, period: VisitOffer['period']) => ({
  name: 'Offer',
  priceCents,
  visits,
  period,
});

describe('PLAN-2 the comparison', () => {
  test.each([
    [2000_00, 12, 166_67, 'rounded up'],
    [3500_00, 24, 145_83, 'rounded down'],
    [1, 2, 1, 'half a cent rounds up'],
    [6500_00, 1, 6500_00, 'one visit'],
  ])('%d cents for %d visits are %d per visit: %s', (priceCents, visits, cents) => {
    expect(visitCents({ priceCents }, visits)).toBe(cents);
  });

  test.each([
    ['a number of visits', offer(3500_00, 24, 'year'), { priceCents: 3500_00, visits: 24 }],
    [
      'visits without a limit by the month',
      offer(109_00, null, 'month'),
      { priceCents: 1308_00, visits: 12 },
    ],
    [
      'visits without a limit by the year',
      offer(900_00, null, 'year'),
      { priceCents: 900_00, visits: 12 },
    ],
  ])('the price of a visit of %s', (_, way, basis) => {
    expect(visitBasis(way)).toEqual(basis);
  });

  test.each([
    ['single visits', offer(175_00, 1, 'once'), 12, 2100_00],
    ['a set that is used up', offer(1200_00, 6, 'once'), 12, 2400_00],
    ['a set that is left over', offer(800_00, 3, 'once'), 4, 1600_00],
    ['a plan with fewer visits than it has', offer(3500_00, 24, 'year'), 12, 3500_00],
    ['a plan with just its visits', offer(3500_00, 24, 'year'), 24, 3500_00],
    ['a plan with one visit more', offer(3500_00, 24, 'year'), 25, 7000_00],
    ['two visits a month', offer(200_00, 2, 'month'), 24, 2400_00],
    ['two visits a month and one more', offer(200_00, 2, 'month'), 25, 4800_00],
    ['unlimited visits by the month', offer(109_00, null, 'month'), 48, 1308_00],
    ['unlimited visits by the year', offer(900_00, null, 'year'), 48, 900_00],
  ])('a year with %s', (_, way, visits, cents) => {
    expect(yearCents(way, visits)).toBe(cents);
  });

  test.each([
    [109_00, 'month', 1, 8, 'less than one single visit, more than 7 in a year'],
    [175_00, 'month', 2, 13, 'equal prices do not pay'],
    [400_00, 'month', 3, 28, 'more than two single visits'],
    [100_00, 'year', 1, 1, 'the year is the period'],
    [900_00, 'year', 6, 6, 'more than five single visits'],
  ] as const)(
    'PLAN-3 unlimited visits for %d cents a %s pay from visit %d of one, %d of a year',
    (cents, period, inPeriod, inYear, _why) => {
      expect(visitsToPay(offer(cents, null, period), 175_00)).toEqual({ inPeriod, inYear });
    },
  );

  test.each([
    [1, true],
    [2, true],
    [2.25, false],
  ])('a job of %d hours fits a visit of 2 hours: %s', (hours, fits) => {
    expect(fitsOneVisit(hours, 2)).toBe(fits);
  });
});
