import { describe, expect, test } from 'vitest';
import { fitsOneVisit, planVisits } from '#src/domain/plan-comparison.ts';

describe('planVisits, fitsOneVisit', () => {
  test.each([
    [2000_00, 12, 166_67, 'rounded up'],
    [3500_00, 24, 145_83, 'rounded down'],
    [1, 2, 1, 'half a cent rounds up'],
    [6500_00, 1, 6500_00, 'one visit'],
  ])('%d cents for %d visits are %d per visit: %s', (priceCents, visits, visitCents) => {
    expect(planVisits([{ id: 'plan', name: 'Plan', priceCents, visits }])).toEqual([
      { id: 'plan', name: 'Plan', visitCents },
    ]);
  });

  test('omits a plan with unlimited visits', () => {
    expect(planVisits([{ id: 'all', name: 'All', priceCents: 109_00, visits: null }])).toEqual([]);
  });

  test.each([
    [1, true],
    [2, true],
    [2.25, false],
  ])('a job of %d hours fits a visit of 2 hours: %s', (hours, fits) => {
    expect(fitsOneVisit(hours, 2)).toBe(fits);
  });
});
