import { MAX_MATERIALS_CENTS } from './estimate.ts';

/** Smaller entries round to 0 cents, and JavaScript writes some of them with an exponent. */
const LEAST_DOLLARS = 0.005;
const MAX_DOLLARS = MAX_MATERIALS_CENTS / 100;

/**
 * Parses the cost of materials from the entry field or the address (CALC-4).
 *
 * @param text - Decimal number of dollars; any other text is accepted, and null.
 * @returns whole cents, rounded half up, at most `MAX_MATERIALS_CENTS`; 0 for text that is empty,
 * negative, not finite or not a number.
 */
export function materialsCentsFromText(text: string | null): number {
  const dollars = Number(text);
  if (!Number.isFinite(dollars) || dollars < LEAST_DOLLARS) return 0;
  // The decimal point is moved in the text because 1.005 * 100 is 100.49999999999999.
  return Math.round(Number(`${Math.min(dollars, MAX_DOLLARS)}e2`));
}

/** Formats cents for the entry field and the address: '120', '99.99', '' for 0. */
export function materialsTextFromCents(cents: number): string {
  if (cents === 0) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
