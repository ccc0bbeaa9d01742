import type { Estimate, EstimateRates } from './estimate.ts';
import { hoursText } from './hours-text.ts';
import { formatCents } from './money.ts';

/** The rate of the sales tax (CALC-3): '10.5%' for 1050 basis points. */
export function salesTaxText(rates: EstimateRates): string {
  return `${rates.salesTaxBasisPoints / 100}%`;
}

/** What the cost of materials is divided by (CALC-3): '0.7' for 7000 basis points. */
export function materialsDivisorText(rates: EstimateRates): string {
  return String(rates.materialsMarkupDivisorBasisPoints / 10_000);
}

/**
 * The whole estimate in one sentence, for a screen reader.
 *
 * Out: 'Estimate for 2.5 hours: labor $672.00, …, total $861.43.'
 */
export function estimateSentence(lines: Estimate): string {
  return (
    `Estimate for ${hoursText(lines.hours)}: labor ${formatCents(lines.laborCents)}, ` +
    `materials ${formatCents(lines.materialsCents)}, sales tax ${formatCents(lines.taxCents)}, ` +
    `total ${formatCents(lines.totalCents)}.`
  );
}

/**
 * The breakdown as plain text, for the body of an e-mail.
 *
 * In: the lines, the cost entered in cents, the rates, and an absolute link to the same estimate
 * where one is known. Out: lines parted by '\n'.
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
    `Materials as charged (${materialsRule}): ${formatCents(lines.materialsCents)}`,
    `Sales tax, ${salesTaxText(rates)} of materials: ${formatCents(lines.taxCents)}`,
    `Total: ${formatCents(lines.totalCents)}`,
  ];
  return [...text, ...(link === undefined ? [] : ['', link])].join('\n');
}
