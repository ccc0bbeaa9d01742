import { ONE_IN_BASIS_POINTS, type Estimate, type EstimateRates } from './estimate.ts';
import { fillText } from './fill-text.ts';
import { hoursText, type HourTexts } from './hours-text.ts';
import { formatCents } from './money.ts';

/** Texts about a whole estimate. */
export interface EstimateTexts extends HourTexts {
  readonly spokenEstimate: string;
  readonly emailBody: string;
}

/** Formats the sales tax rate (CALC-3): '10.5%' for 1050 basis points. */
export function salesTaxText(rates: EstimateRates): string {
  return `${rates.salesTaxBasisPoints / 100}%`;
}

/** Formats the divisor of the cost of materials (CALC-3): '0.7' for 7000 basis points. */
export function materialsDivisorText(rates: EstimateRates): string {
  return String(rates.materialsMarkupDivisorBasisPoints / ONE_IN_BASIS_POINTS);
}

/** Formats the markup of materials (CALC-3), to whole percents: '43%' for 7000 basis points. */
export function materialsMarkupText(rates: EstimateRates): string {
  return `${Math.round((ONE_IN_BASIS_POINTS / rates.materialsMarkupDivisorBasisPoints - 1) * 100)}%`;
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
export function estimateSentence(lines: Estimate, texts: EstimateTexts): string {
  return fillText(texts.spokenEstimate, valuesOf(lines, texts));
}

/**
 * Formats the breakdown as plain text, for the body of an email.
 *
 * @param lines - Lines of the estimate.
 * @param enteredCents - Cost of materials as entered, in cents.
 * @param rates - Rates that the estimate was calculated with.
 * @param texts - Texts in the language of the page.
 * @param link - Absolute address of the same estimate, where it is known.
 * @returns lines separated by '\n'.
 */
export function estimateText(
  lines: Estimate,
  enteredCents: number,
  rates: EstimateRates,
  texts: EstimateTexts,
  link?: string,
): string {
  const body = fillText(texts.emailBody, {
    ...valuesOf(lines, texts),
    cost: formatCents(enteredCents),
    markup: materialsMarkupText(rates),
    rate: salesTaxText(rates),
  });
  return link === undefined ? body : `${body}\n\n${link}`;
}
