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
 * Formats an amount with cents (CALC-5), such as '$1,234.50'.
 *
 * @param cents - Whole cents, not negative.
 * @throws RangeError for a fraction of a cent, a negative number or an unsafe integer.
 */
export function formatCents(cents: number): string {
  requireCents(cents);
  const rest = cents % CENTS_PER_DOLLAR;
  return `${dollarsText((cents - rest) / CENTS_PER_DOLLAR)}.${String(rest).padStart(2, '0')}`;
}

/**
 * Formats a price without cents, such as '$2,000'.
 *
 * @param cents - Whole dollars, in cents.
 * @throws RangeError for an amount that is not whole dollars: without its cents it would be wrong.
 */
export function formatWholeDollars(cents: number): string {
  requireCents(cents);
  if (cents % CENTS_PER_DOLLAR !== 0) throw new RangeError(`Not whole dollars: ${cents} cents`);
  return dollarsText(cents / CENTS_PER_DOLLAR);
}

/**
 * Multiplies an amount by a fraction and rounds half up once (CALC-5). Calculates with whole numbers
 * because most cents have no exact binary fraction.
 *
 * @param amount - Whole cents, not negative.
 * @param times - Numerator, a whole number.
 * @param by - Denominator, a positive whole number.
 * @returns `amount * times / by` as a whole number.
 * @throws RangeError when the result, or `by * (2 * times + 1)`, is too large to be exact.
 */
export function multiplyRounded(amount: number, times: number, by: number): number {
  // Multiplying only the remainder keeps the product within the safe integers.
  const remainder = amount % by;
  const doubled = 2 * remainder * times + by;
  const product = ((amount - remainder) / by) * times + (doubled - (doubled % (2 * by))) / (2 * by);
  if (!Number.isSafeInteger(doubled) || !Number.isSafeInteger(product))
    throw new RangeError(`Too large to be exact: ${amount}`);
  return product;
}
