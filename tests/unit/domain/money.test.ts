import { describe, expect, test } from 'vitest';
import { formatCents, formatWholeDollars, multiplyRounded } from '#src/domain/money.ts';

describe('CALC-5 formatCents, formatWholeDollars', () => {
  test.each([NaN, Infinity, -1, 0.5, 2 ** 53])(
    'throw for %d, which is not a valid amount in cents',
    (cents) => {
      const error = new RangeError(`Not an amount in whole cents: ${cents}`);
      expect(() => formatCents(cents)).toThrow(error);
      expect(() => formatWholeDollars(cents)).toThrow(error);
    },
  );

  test.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [99, '$0.99'],
    [38400, '$384.00'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [123_456_789, '$1,234,567.89'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('formatCents formats %d as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  test('formatWholeDollars omits zero cents and throws for any others', () => {
    expect(formatWholeDollars(2000_00)).toBe('$2,000');
    expect(formatWholeDollars(0)).toBe('$0');
    expect(() => formatWholeDollars(2000_01)).toThrow(
      new RangeError('Not whole dollars: 200001 cents'),
    );
  });
});

describe('CALC-5 multiplyRounded rounds half up once', () => {
  test.each([
    [0, 100, 70, 0, 'zero'],
    [1, 1, 2, 1, 'exactly half rounds up'],
    [1, 49, 100, 0, 'just below half'],
    [7, 100, 70, 10, 'no remainder'],
    [10, 105, 1000, 1, '1.05'],
    [100, 105, 1000, 11, '10.5'],
    [350_000, 1, 24, 14_583, 'a 24-visit plan'],
    [2 ** 52, 100, 70, 6_433_713_753_386_423, 'near the safe integer limit'],
  ])('%d x %d / %d is %d: %s', (amount, times, by, result) => {
    expect(multiplyRounded(amount, times, by)).toBe(result);
  });

  test.each([
    [2 ** 52, 3, 1, 'the result'],
    [2 ** 31 - 1, 2 ** 30, 2 ** 31, 'the product of the remainder'],
  ])(
    'throws for %d x %d / %d instead of losing precision: %s is too large',
    (amount, times, by) => {
      const error = new RangeError(`Too large to be exact: ${amount}`);
      expect(() => multiplyRounded(amount, times, by)).toThrow(error);
    },
  );
});
