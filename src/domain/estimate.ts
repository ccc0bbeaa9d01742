import { multiplyRounded } from './money.ts';

/** Prices and limits of labor (CALC-2), in cents and hours. */
export interface LaborRates {
  readonly firstHourCents: number;
  readonly quarterHourCents: number;
  readonly minHours: number;
  readonly maxHours: number;
  readonly stepHours: number;
}

/** Rates of the price calculator (CALC-2, CALC-3). */
export interface EstimateRates {
  readonly labor: LaborRates;
  /** Divisor of the cost of materials: 7000 divides it by 0.7. */
  readonly materialsMarkupDivisorBasisPoints: number;
  /** Sales tax on the marked-up materials: 1050 is 10.5%. */
  readonly salesTaxBasisPoints: number;
}

/** The visitor's input. */
export interface EstimateEntry {
  readonly hours: number;
  /** Cost of materials in the store, in whole cents. */
  readonly materialsCents: number;
}

/** The lines of an estimate, each in whole cents; the total is their sum (CALC-5). */
export interface Estimate {
  readonly hours: number;
  readonly laborCents: number;
  /** Marked-up materials. */
  readonly materialsCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/** Upper limit of the materials entry, $100,000,000,000. Up to it, every line is exact to the cent. */
export const MAX_MATERIALS_CENTS = 10 ** 13;

const FIRST_HOUR = 1;
export const QUARTERS_PER_HOUR = 4;
/** One as a rate in basis points. */
export const ONE_IN_BASIS_POINTS = 10_000;

/** Rounds hours to the nearest step within the limits (CALC-2). NaN and infinity give the minimum. */
export function clampHours(value: number, labor: LaborRates): number {
  const { minHours, maxHours, stepHours } = labor;
  if (!Number.isFinite(value)) return minHours;
  const steps = Math.round((value - minHours) / stepHours);
  return Math.min(maxHours, Math.max(minHours, minHours + steps * stepHours));
}

/** Limits a cost of materials to 0 to `MAX_MATERIALS_CENTS`; NaN and infinity give 0 (CALC-4). */
export function normalizeMaterialsCents(cents: number): number {
  if (!Number.isFinite(cents)) return 0;
  return Math.min(MAX_MATERIALS_CENTS, Math.max(0, Math.round(cents)));
}

/** Prices labor in cents: the first hour, then each further quarter hour that has begun (CALC-2). */
export function laborCents(hours: number, labor: LaborRates): number {
  const furtherQuarters = Math.ceil((clampHours(hours, labor) - FIRST_HOUR) * QUARTERS_PER_HOUR);
  return labor.firstHourCents + Math.max(0, furtherQuarters) * labor.quarterHourCents;
}

/** Prices materials: marked up, plus sales tax (CALC-3). Visits and labor are not taxed. */
function withMaterials(
  hours: number,
  labor: number,
  materialsCents: number,
  rates: EstimateRates,
): Estimate {
  const cost = normalizeMaterialsCents(materialsCents);
  const { materialsMarkupDivisorBasisPoints: divisor, salesTaxBasisPoints } = rates;
  const marked = multiplyRounded(cost, ONE_IN_BASIS_POINTS, divisor);
  // A tax calculated from the rounded materials line would be rounded twice (CALC-5).
  const taxCents = multiplyRounded(cost, salesTaxBasisPoints, divisor);
  return {
    hours,
    laborCents: labor,
    materialsCents: marked,
    taxCents,
    totalCents: labor + marked + taxCents,
  };
}

/**
 * Prices a plumber's job (CALC-2, CALC-3, CALC-5).
 *
 * @param entry - Hours and cost of materials; both are limited to their range first.
 * @param rates - Rates to price the job with.
 * @returns every line in cents, each rounded half up once, and their sum.
 */
export function estimate(entry: EstimateEntry, rates: EstimateRates): Estimate {
  const hours = clampHours(entry.hours, rates.labor);
  return withMaterials(hours, laborCents(hours, rates.labor), entry.materialsCents, rates);
}

/** What a visit of a handyman is and costs (section 9). */
export interface VisitTerms {
  readonly visitCents: number;
  readonly visitHours: number;
}

/**
 * Prices a handyman's job (PLAN-1): visits instead of labor, and materials as for a plumber.
 *
 * @param visits - Number of visits, at least 1.
 * @param materialsCents - Cost of materials in the store, in cents.
 * @throws RangeError unless `visits` is a positive whole number.
 */
export function estimateVisits(
  visits: number,
  materialsCents: number,
  { visitCents, visitHours }: VisitTerms,
  rates: EstimateRates,
): Estimate {
  if (!Number.isInteger(visits) || visits < 1)
    throw new RangeError(`Not a number of visits: ${visits}`);
  return withMaterials(visits * visitHours, visits * visitCents, materialsCents, rates);
}
