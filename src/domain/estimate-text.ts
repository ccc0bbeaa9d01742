import type { Estimate, EstimateRates } from './estimate.ts';
import { hoursText } from './hours-text.ts';
import { formatCents } from './money.ts';

/** Formats the sales tax rate (CALC-3): '10.5%' for 1050 basis points. */
export function salesTaxText(rates: EstimateRates): string {
  return `${rates.salesTaxBasisPoints / 100}%`;
}

/** Formats the divisor of the cost of materials (CALC-3): '0.7' for 7000 basis points. */
export function materialsDivisorText(rates: EstimateRates): string {
  return String(rates.materialsMarkupDivisorBasisPoints / 10_000);
}

/**
 * Formats an estimate as one sentence for screen readers.
 *
 * @returns for example 'Estimate for 2.5 hours: labor $672.00, …, total $861.43.'
 */
export function estimateSentence(lines: Estimate): string {
  return (
    `Estimate for ${hoursText(lines.hours)}: labor ${formatCents(lines.laborCents)}, ` +
    `marked-up materials ${formatCents(lines.materialsCents)}, sales tax ${formatCents(lines.taxCents)}, ` +
    `total ${formatCents(lines.totalCents)}.`
  );
}

/**
 * Formats the breakdown as plain text, for the body of an email.
 *
 * @param lines - Lines of the estimate.
 * @param enteredCents - Cost of materials as entered, in cents.
 * @param rates - Rates that the estimate was calculated with.
 * @param link - Absolute address of the same estimate, where it is known.
 * @returns lines separated by '\n'.
 */
export function estimateText(
  lines: Estimate,
  enteredCents: number,
  rates: EstimateRates,
  link?: string,
): string {
  const materialsRule = `${formatCents(enteredCents)} / ${materialsDivisorText(rates)}`;
  const text = [
    'Estimate from the price calculator',
    '',
    `Labor, ${hoursText(lines.hours)}: ${formatCents(lines.laborCents)}`,
    `Marked-up materials (${materialsRule}): ${formatCents(lines.materialsCents)}`,
    `Sales tax, ${salesTaxText(rates)} of materials: ${formatCents(lines.taxCents)}`,
    `Total: ${formatCents(lines.totalCents)}`,
  ];
  return [...text, ...(link === undefined ? [] : ['', link])].join('\n');
}
