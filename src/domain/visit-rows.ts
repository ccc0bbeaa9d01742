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

/** Writes the rows that compare the ways to buy a visit (PLAN-3), first a single visit. */
export function visitRows(
  single: SingleVisit,
  plans: readonly VisitOffer[],
  texts: WayTexts,
): readonly [single: VisitRow, ...plans: VisitRow[]] {
  const rows = plans.map((plan): VisitRow => {
    const { name, priceCents, visits, period } = plan;
    if (visits !== null)
      return { label: fillText(texts.planVisit, { name }), cents: visitCents(plan, visits) };
    const [label, pays] =
      period === 'month' ? [texts.month, texts.monthPays] : [texts.year, texts.yearPays];
    return {
      label: fillText(label, { name }),
      note: fillText(pays, { single: single.name, ...visitsToPay(plan, single.priceCents) }),
      cents: priceCents,
    };
  });
  return [
    {
      label: fillText(texts.singleVisit, { name: single.name }),
      cents: visitCents(single, single.visits),
    },
    ...rows,
  ];
}
