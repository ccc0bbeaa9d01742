/** Facts that are written in dollars are counted in cents. */
export const CENTS_PER_DOLLAR = 100;

function dollarsText(dollars: number): string {
  return `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

function requireCents(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RangeError(`Not an amount in whole cents: ${cents}`);
  }
}

/**
 * An amount with its cents (CALC-5).
 *
 * In: whole cents, not negative. Out: '$1,234.50'.
 * Throws a RangeError for a fraction of a cent, a negative or an inexact number.
 */
export function formatCents(cents: number): string {
  requireCents(cents);
  const rest = cents % CENTS_PER_DOLLAR;
  return `${dollarsText((cents - rest) / CENTS_PER_DOLLAR)}.${String(rest).padStart(2, '0')}`;
}

/**
 * A price as lists show it, without cents.
 *
 * In: whole cents that make whole dollars. Out: '$2,000'.
 * Throws a RangeError when cents are left over: dropping them would show a wrong price.
 */
export function formatWholeDollars(cents: number): string {
  requireCents(cents);
  if (cents % CENTS_PER_DOLLAR !== 0) throw new RangeError(`Not whole dollars: ${cents} cents`);
  return dollarsText(cents / CENTS_PER_DOLLAR);
}

/**
 * Multiplies an amount by a fraction and rounds half up once (CALC-5), in whole numbers: binary
 * fractions cannot hold most cents.
 *
 * @param amount whole cents, not negative
 * @param times numerator, a whole number
 * @param by denominator, a positive whole number
 * @returns `amount * times / by` as a whole number
 * @throws RangeError when the result, or `by * (2 * times + 1)`, is too large to be exact
 */
export function multiplyRounded(amount: number, times: number, by: number): number {
  // Whole multiples of `by` first: the product of the remainder stays small.
  const remainder = amount % by;
  const doubled = 2 * remainder * times + by;
  const product = ((amount - remainder) / by) * times + (doubled - (doubled % (2 * by))) / (2 * by);
  if (!Number.isSafeInteger(doubled) || !Number.isSafeInteger(product))
    throw new RangeError(`Too large to be exact: ${amount}`);
  return product;
}
