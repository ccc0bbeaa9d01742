import { multiplyRounded } from './money.ts';

/** What a plan must say of itself to be compared. */
export interface VisitPlan {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  /** Visits in a period; null: as many as wanted, so that a visit has no price of its own. */
  readonly visits: number | null;
}

/** What one visit costs in a plan, labor only. */
export interface PlanVisit {
  readonly id: string;
  readonly name: string;
  /** The plan's price divided by its visits, whole cents, half up. */
  readonly visitCents: number;
}

/** What one visit costs in each plan that counts its visits, in the plans' order. */
export function planVisits(plans: readonly VisitPlan[]): PlanVisit[] {
  return plans.flatMap(({ id, name, priceCents, visits }) =>
    visits === null ? [] : [{ id, name, visitCents: multiplyRounded(priceCents, 1, visits) }],
  );
}

/** Whether a job fits into one visit of a plan; only then are the two prices comparable. */
export function fitsOneVisit(hours: number, visitHours: number): boolean {
  return hours <= visitHours;
}
