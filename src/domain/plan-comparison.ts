import { multiplyRounded } from './money.ts';

/** Fields of a plan that the comparison needs. */
export interface VisitPlan {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  /** Visits per period; null means unlimited, so one visit has no price. */
  readonly visits: number | null;
}

/** Labor price of one visit in a plan. */
export interface PlanVisit {
  readonly id: string;
  readonly name: string;
  /** Price of the plan divided by its visits, in cents, rounded half up. */
  readonly visitCents: number;
}

/** Calculates the price of one visit for each plan with a limited number of visits, in order. */
export function planVisits(plans: readonly VisitPlan[]): PlanVisit[] {
  return plans.flatMap(({ id, name, priceCents, visits }) =>
    visits === null ? [] : [{ id, name, visitCents: multiplyRounded(priceCents, 1, visits) }],
  );
}

/** Checks whether a job fits into one visit of a plan. */
export function fitsOneVisit(hours: number, visitHours: number): boolean {
  return hours <= visitHours;
}
