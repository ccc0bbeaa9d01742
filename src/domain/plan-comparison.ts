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

/**
 * Price and number of visits from which the price of one visit is calculated: of an offer without a
 * limit, a year with one visit a month.
 */
export function visitBasis(offer: VisitOffer): { priceCents: number; visits: number } {
  const { priceCents, visits } = offer;
  return visits === null
    ? { priceCents: yearCents(offer, MONTHS_PER_YEAR), visits: MONTHS_PER_YEAR }
    : { priceCents, visits };
}

/** Price of a year with some visits, bought as often as they need it. */
export function yearCents({ priceCents, visits, period }: VisitOffer, wanted: number): number {
  const periods = period === 'month' ? MONTHS_PER_YEAR : 1;
  const times = visits === null ? 1 : Math.ceil(wanted / (visits * periods));
  return times * periods * priceCents;
}

/** The visit from which an unlimited plan costs less than single visits. */
export interface VisitsToPay {
  /** In one month, or one year, if no more is paid for. */
  readonly inPeriod: number;
  /** In a full year. */
  readonly inYear: number;
}

/** Finds the visit from which an unlimited plan costs less than single visits (PLAN-3). */
export function visitsToPay(unlimited: VisitOffer, singleVisitCents: number): VisitsToPay {
  const visitThatPays = (cents: number) => Math.floor(cents / singleVisitCents) + 1;
  return {
    inPeriod: visitThatPays(unlimited.priceCents),
    inYear: visitThatPays(yearCents(unlimited, 1)),
  };
}

/** Checks whether a job fits into one visit of a plan. */
export function fitsOneVisit(hours: number, visitHours: number): boolean {
  return hours <= visitHours;
}
