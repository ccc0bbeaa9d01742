import { multiplyRounded } from './money.ts';

const MONTHS_PER_YEAR = 12;

/** A way to buy visits: a single visit, a set, or a plan. */
export interface VisitOffer {
  readonly name: string;
  readonly priceCents: number;
  /** Visits per period, or in all; null means unlimited. */
  readonly visits: number | null;
  /** How often price and visits recur. */
  readonly period: 'once' | 'month' | 'year';
}

/** Price of one visit: the price divided by its visits, in cents, rounded half up. */
export function visitCents({ priceCents }: Pick<VisitOffer, 'priceCents'>, visits: number): number {
  return multiplyRounded(priceCents, 1, visits);
}

/** Price of a year with some visits, bought as often as they need it. */
export function yearCents({ priceCents, visits, period }: VisitOffer, wanted: number): number {
  const periods = period === 'month' ? MONTHS_PER_YEAR : 1;
  const times = visits === null ? 1 : Math.ceil(wanted / (visits * periods));
  return times * periods * priceCents;
}

/** Finds the number of visits a year from which an unlimited plan costs less than single visits. */
export function visitsToPay(unlimited: VisitOffer, singleVisitCents: number): number {
  return Math.floor(yearCents(unlimited, 1) / singleVisitCents) + 1;
}

/** Checks whether a job fits into one visit of a plan. */
export function fitsOneVisit(hours: number, visitHours: number): boolean {
  return hours <= visitHours;
}
