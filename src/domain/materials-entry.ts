import { MAX_MATERIALS_CENTS } from './estimate.ts';

/** Smaller entries round to nothing; JavaScript would write some of them with an exponent. */
const LEAST_DOLLARS = 0.001;

/**
 * Reads the cost of materials as typed or as found in an address (CALC-4).
 *
 * In: any text; a decimal number of dollars counts. Out: whole cents, rounded half up; 0 for what
 * is empty, no number, not finite or negative; at most `MAX_MATERIALS_CENTS`.
 */
export function materialsCentsFromText(text: string): number {
  const dollars = Number(text);
  if (!Number.isFinite(dollars) || dollars < LEAST_DOLLARS) return 0;
  if (dollars * 100 >= MAX_MATERIALS_CENTS) return MAX_MATERIALS_CENTS;
  // Shifts the decimal point in the text: 1.005 * 100 is 100.49999999999999.
  return Math.round(Number(`${dollars}e2`));
}

/** Whole cents as a field and an address show them: '120', '99.99', '' for nothing. */
export function materialsTextFromCents(cents: number): string {
  if (cents === 0) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
