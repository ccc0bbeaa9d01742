import { fillText } from './fill-text.ts';
import { visitCents, visitsToPay, type VisitOffer } from './plan-comparison.ts';

/** A way to buy a handyman's visit, with the price of one visit, or of a period without a limit. */
export interface VisitRow {
  readonly label: string;
  readonly note?: string;
  readonly cents: number;
}

/** Labels and notes of ways to buy a visit. The braces are values of the way. */
type WayTexts = Readonly<
  Record<'singleVisit' | 'planVisit' | 'month' | 'monthPays' | 'year' | 'yearPays', string>
>;

interface SingleVisit {
  readonly name: string;
  readonly priceCents: number;
  readonly visits: number;
}

/** The ways to buy a visit, each kind of price by itself. */
export interface VisitRows {
  /** Prices of one visit, first of a single one. */
  readonly visits: readonly [single: VisitRow, ...plans: VisitRow[]];
  /** Prices of a period, with a note on when it pays. */
  readonly unlimited: readonly VisitRow[];
}

/** Writes the rows that compare the ways to buy a visit (PLAN-3). */
export function visitRows(
  single: SingleVisit,
  plans: readonly VisitOffer[],
  texts: WayTexts,
): VisitRows {
  const counted: VisitRow[] = [];
  const unlimited: VisitRow[] = [];
  for (const plan of plans) {
    const { name, priceCents, visits, period } = plan;
    if (visits !== null) {
      const label = fillText(texts.planVisit, { name });
      counted.push({ label, cents: visitCents(plan, visits) });
      continue;
    }
    const [label, pays] =
      period === 'month' ? [texts.month, texts.monthPays] : [texts.year, texts.yearPays];
    unlimited.push({
      label: fillText(label, { name }),
      note: fillText(pays, { single: single.name, ...visitsToPay(plan, single.priceCents) }),
      cents: priceCents,
    });
  }
  const label = fillText(texts.singleVisit, { name: single.name });
  const cents = visitCents(single, single.visits);
  return { visits: [{ label, cents }, ...counted], unlimited };
}
