import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampHours,
  normalizeMaterialsCents,
  estimate,
  estimateVisits,
  laborCents,
  MAX_MATERIALS_CENTS,
} from '#src/domain/estimate.ts';
import { RATES, SITE_RATES } from './rates.ts';

describe('CALC-2 labor', () => {
  test.each([
    [NaN, 1, 'not a number'],
    [Infinity, 1, 'not finite'],
    [-3, 1, 'negative'],
    [0, 1, 'zero'],
    [1.1, 1, 'nearer to the step below'],
    [1.125, 1.25, 'rounds half up'],
    [7.9, 8, 'nearer to the maximum'],
    [9, 8, 'above the maximum'],
  ])('clampHours: %d becomes %d: %s', (hours, counted) => {
    expect(clampHours(hours, RATES.labor)).toBe(counted);
  });

  test.each([
    [0.5, 384_00, 'charges the full first hour'],
    [1, 384_00, 'first hour'],
    [1.25, 432_00, 'one more quarter hour'],
    [2, 576_00, 'four more quarter hours'],
    [8, 1728_00, 'the maximum'],
  ])('%d hours cost %d cents: %s', (hours, cents) => {
    expect(laborCents(hours, RATES.labor)).toBe(cents);
  });
});

describe('CALC-3 materials and sales tax', () => {
  test.each([
    [0, 0, 0, 'nothing entered'],
    [1, 1, 0, '0.01: 1.43 and 0.105 cents'],
    [70_00, 100_00, 10_50, 'whole dollars'],
    [99_99, 142_84, 15_00, '142.842… and 14.998…'],
    [1e11, 142_857_142_857, 15_000_000_000, '1e9 dollars'],
    [MAX_MATERIALS_CENTS, 14_285_714_285_714, 1_500_000_000_000, 'the maximum'],
  ])(
    'materials of %d cents cost %d with the markup and %d in tax: %s',
    (entered, materials, tax) => {
      const lines = estimate({ hours: 1, materialsCents: entered }, RATES);
      expect(lines).toEqual({
        hours: 1,
        laborCents: 384_00,
        materialsCents: materials,
        taxCents: tax,
        totalCents: 384_00 + materials + tax,
      });
    },
  );

  test.each([
    [NaN, 0],
    [Infinity, 0],
    [-500, 0],
    [0.5, 1],
    [MAX_MATERIALS_CENTS + 1, MAX_MATERIALS_CENTS],
  ])('CALC-4 normalizeMaterialsCents: %d becomes %d', (cents, counted) => {
    expect(normalizeMaterialsCents(cents)).toBe(counted);
  });
});

describe('CALC-5 each line is rounded half up once, from the exact materials cost', () => {
  const hours = fc.integer({ min: 4, max: 32 }).map((quarters) => quarters / 4);
  const materials = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.integer({ min: 0, max: MAX_MATERIALS_CENTS }),
  );
  const rates = fc.oneof(
    fc.constant(SITE_RATES),
    // The full range that the price schema allows.
    fc.record({
      labor: fc.constant(SITE_RATES.labor),
      materialsMarkupDivisorBasisPoints: fc.integer({ min: 5000, max: 10_000 }),
      salesTaxBasisPoints: fc.integer({ min: 0, max: 3000 }),
    }),
  );

  test('every line equals integer arithmetic for 5,000 random entries and rates', () => {
    fc.assert(
      fc.property(hours, materials, rates, (inHours, materialsCents, inRates) => {
        const lines = estimate({ hours: inHours, materialsCents }, inRates);
        const cost = BigInt(materialsCents);
        const divisor = BigInt(inRates.materialsMarkupDivisorBasisPoints);
        const tax = BigInt(inRates.salesTaxBasisPoints);
        expect(BigInt(lines.materialsCents)).toBe(halfUp(cost * 10_000n, divisor));
        expect(BigInt(lines.taxCents)).toBe(halfUp(cost * tax, divisor));
        expect(lines.totalCents).toBe(lines.laborCents + lines.materialsCents + lines.taxCents);
        expect(Number.isSafeInteger(lines.totalCents)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});

/** Divides with unlimited integers, rounding half up; independent of the code under test. */
function halfUp(dividend: bigint, divisor: bigint): bigint {
  const remainder = dividend % divisor;
  return dividend / divisor + (remainder * 2n >= divisor ? 1n : 0n);
}

describe('PLAN-1 visits of a handyman', () => {
  const terms = { visitCents: 175_00, visitHours: 2 };

  test.each([
    [1, 45_00, { hours: 2, laborCents: 175_00, totalCents: 246_04 }],
    [2, 40_00, { hours: 4, laborCents: 350_00, totalCents: 413_14 }],
    [1, 0, { hours: 2, laborCents: 175_00, totalCents: 175_00 }],
  ])('%d visits with materials for %d cents', (visits, materialsCents, expected) => {
    expect(estimateVisits(visits, materialsCents, terms, RATES)).toMatchObject(expected);
  });

  test.each([0, -1, 1.5, NaN])('%d visits are refused', (visits) => {
    expect(() => estimateVisits(visits, 0, terms, RATES)).toThrow('Not a number of visits');
  });
});
