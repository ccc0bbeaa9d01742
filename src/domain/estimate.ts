import { multiplyRounded } from './money.ts';

/** What labor costs (CALC-2). Money in cents. */
export interface LaborRates {
  readonly firstHourCents: number;
  readonly quarterHourCents: number;
  readonly minHours: number;
  readonly maxHours: number;
  readonly stepHours: number;
}

/** Everything the calculator's rules need to know (CALC-2, CALC-3). */
export interface EstimateRates {
  readonly labor: LaborRates;
  /** 7000: the cost of materials is divided by 0.7. */
  readonly materialsMarkupDivisorBasisPoints: number;
  /** 1050: 10.5% of the marked-up materials. */
  readonly salesTaxBasisPoints: number;
}

/** What the visitor enters. */
export interface EstimateEntry {
  readonly hours: number;
  /** What the materials cost in the shop, whole cents. */
  readonly materialsCents: number;
}

/** The lines of an estimate, each in whole cents; the total is their sum (CALC-5). */
export interface Estimate {
  readonly hours: number;
  readonly laborCents: number;
  /** As charged: marked up. */
  readonly materialsCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/** The most that can be entered, $100,000,000,000: up to here every line is exact to the cent. */
export const MAX_MATERIALS_CENTS = 10 ** 13;

const FIRST_HOUR = 1;
const QUARTERS_PER_HOUR = 4;
const ONE_IN_BASIS_POINTS = 10_000;

/** The nearest length the slider knows; the shortest for what is no number (CALC-2, CALC-4). */
export function clampHours(value: number, labor: LaborRates): number {
  const { minHours, maxHours, stepHours } = labor;
  if (!Number.isFinite(value)) return minHours;
  const steps = Math.round((value - minHours) / stepHours);
  return Math.min(maxHours, Math.max(minHours, minHours + steps * stepHours));
}

/** An entry as it is counted: 0 for what is no amount, never above the maximum (CALC-4). */
export function normalizeMaterialsCents(cents: number): number {
  if (!Number.isFinite(cents) || cents <= 0) return 0;
  return Math.min(MAX_MATERIALS_CENTS, Math.round(cents));
}

/** Price of labor in cents: the first hour whole, then by the quarter hour begun (CALC-2). */
export function laborCents(hours: number, labor: LaborRates): number {
  const furtherQuarters = Math.ceil((clampHours(hours, labor) - FIRST_HOUR) * QUARTERS_PER_HOUR);
  return labor.firstHourCents + Math.max(0, furtherQuarters) * labor.quarterHourCents;
}

/**
 * Prices a job (CALC-2, CALC-3, CALC-5).
 *
 * In: hours and the cost of the materials; both are brought into range first. Out: every line in
 * cents, each rounded half up once, and their sum.
 */
export function estimate(entry: EstimateEntry, rates: EstimateRates): Estimate {
  const hours = clampHours(entry.hours, rates.labor);
  const labor = laborCents(hours, rates.labor);
  const cost = normalizeMaterialsCents(entry.materialsCents);
  const { materialsMarkupDivisorBasisPoints: divisor, salesTaxBasisPoints } = rates;
  const materialsCents = multiplyRounded(cost, ONE_IN_BASIS_POINTS, divisor);
  // From the exact entry: a tax on the rounded line above would be rounded twice (CALC-5).
  const taxCents = multiplyRounded(cost, salesTaxBasisPoints, divisor);
  return {
    hours,
    laborCents: labor,
    materialsCents,
    taxCents,
    totalCents: labor + materialsCents + taxCents,
  };
}
