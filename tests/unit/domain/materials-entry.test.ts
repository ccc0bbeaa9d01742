import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_MATERIALS_CENTS } from '#src/domain/estimate.ts';
import { materialsCentsFromText, materialsTextFromCents } from '#src/domain/materials-entry.ts';

describe('CALC-4 materialsCentsFromText', () => {
  test.each([
    ['', 0, 'empty'],
    ['   ', 0, 'blank'],
    ['abc', 0, 'not a number'],
    ['-5', 0, 'negative'],
    ['-0', 0, 'negative zero'],
    ['NaN', 0, 'not finite'],
    ['1e400', 0, 'not finite'],
    ['0', 0, 'zero'],
    ['0.004', 0, 'rounds down'],
    ['0.005', 1, 'rounds half up'],
    ['0.01', 1, 'the smallest step'],
    ['1.005', 101, 'not representable in binary'],
    ['70', 70_00, 'whole dollars'],
    [' 70.5 ', 70_50, 'surrounding spaces'],
    ['.5', 50, 'no leading digit'],
    ['99.99', 99_99, 'cents'],
    ['1e9', 1e11, 'an exponent'],
    ['99999999999.99', MAX_MATERIALS_CENTS - 1, 'the last amount below the maximum'],
    ['1e12', MAX_MATERIALS_CENTS, 'above the maximum'],
  ])('reads %j as %d cents: %s', (text, cents) => {
    expect(materialsCentsFromText(text)).toBe(cents);
  });

  test('reads back every text of materialsTextFromCents as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_MATERIALS_CENTS }), (cents) => {
        expect(materialsCentsFromText(materialsTextFromCents(cents))).toBe(cents);
      }),
    );
  });
});

test('materialsTextFromCents gives no text for 0', () => {
  expect(materialsTextFromCents(0)).toBe('');
});
