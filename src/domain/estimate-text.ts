import type { Estimate, EstimateRates } from './estimate.ts';
import { fillText } from './fill-text.ts';
import { HOUR_TEXTS, hoursText } from './hours-text.ts';
import { formatCents } from './money.ts';

/** Texts about a whole estimate. */
export const ESTIMATE_TEXTS = {
  ...HOUR_TEXTS,
  spokenEstimate:
    'Estimate for {hours}: labor {labor}, marked-up materials {materials}, sales tax {tax}, total {total}.',
  emailBody:
    'Estimate from the price calculator\n\n' +
    'Labor, {hours}: {labor}\n' +
    'Marked-up materials ({cost} / {divisor}): {materials}\n' +
    'Sales tax, {rate} of materials: {tax}\n' +
    'Total: {total}',
};

export type EstimateTexts = Readonly<typeof ESTIMATE_TEXTS>;

/** Formats the sales tax rate (CALC-3): '10.5%' for 1050 basis points. */
export function salesTaxText(rates: EstimateRates): string {
  return `${rates.salesTaxBasisPoints / 100}%`;
}

/** Formats the divisor of the cost of materials (CALC-3): '0.7' for 7000 basis points. */
export function materialsDivisorText(rates: EstimateRates): string {
  return String(rates.materialsMarkupDivisorBasisPoints / 10_000);
}

/** Values of the texts: the hours and every line. */
const valuesOf = (lines: Estimate, texts: EstimateTexts) => ({
  hours: hoursText(lines.hours, texts),
  labor: formatCents(lines.laborCents),
  materials: formatCents(lines.materialsCents),
  tax: formatCents(lines.taxCents),
  total: formatCents(lines.totalCents),
});

/**
 * Formats an estimate as one sentence for screen readers.
 *
 * @returns for example 'Estimate for 2.5 hours: labor $672.00, …, total $861.43.'
 */
export function estimateSentence(lines: Estimate, texts: EstimateTexts = ESTIMATE_TEXTS): string {
  return fillText(texts.spokenEstimate, valuesOf(lines, texts));
}

/**
 * Formats the breakdown as plain text, for the body of an email.
 *
 * @param lines - Lines of the estimate.
 * @param enteredCents - Cost of materials as entered, in cents.
 * @param rates - Rates that the estimate was calculated with.
 * @param link - Absolute address of the same estimate, where it is known.
 * @param texts - Texts in the language of the page.
 * @returns lines separated by '\n'.
 */
export function estimateText(
  lines: Estimate,
  enteredCents: number,
  rates: EstimateRates,
  link?: string,
  texts: EstimateTexts = ESTIMATE_TEXTS,
): string {
  const body = fillText(texts.emailBody, {
    ...valuesOf(lines, texts),
    cost: formatCents(enteredCents),
    divisor: materialsDivisorText(rates),
    rate: salesTaxText(rates),
  });
  return link === undefined ? body : `${body}\n\n${link}`;
}
