import { describe, expect, test } from 'vitest';
import { fitsOneVisit, planVisits } from '#src/domain/plan-comparison.ts';

describe('what a visit costs in a plan', () => {
  test.each([
    [2000_00, 12, 166_67, 'rounded up'],
    [3500_00, 24, 145_83, 'rounded down'],
    [1, 2, 1, 'half a cent goes up'],
    [6500_00, 1, 6500_00, 'one visit'],
  ])('%d cents over %d visits are %d a visit: %s', (priceCents, visits, visitCents) => {
    expect(planVisits([{ id: 'plan', name: 'Plan', priceCents, visits }])).toEqual([
      { id: 'plan', name: 'Plan', visitCents },
    ]);
  });

  test('a plan with as many visits as wanted has no price a visit', () => {
    expect(planVisits([{ id: 'all', name: 'All', priceCents: 109_00, visits: null }])).toEqual([]);
  });

  test.each([
    [1, true],
    [2, true],
    [2.25, false],
  ])('a job of %d hours in a visit of 2: %s', (hours, fits) => {
    expect(fitsOneVisit(hours, 2)).toBe(fits);
  });
});
