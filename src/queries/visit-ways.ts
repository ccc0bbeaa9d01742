import { fillText } from '#src/domain/fill-text.ts';
import { laborCents, QUARTERS_PER_HOUR } from '#src/domain/estimate.ts';
import { invariant } from '#src/domain/invariant.ts';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { visitBasis, visitCents, yearCents, type VisitOffer } from '#src/domain/plan-comparison.ts';
import type { Content } from './content.ts';
import { requireVisit } from './handyman-visit.ts';
import { formatVisitPrice, minimumServiceTerms, planTerms, visitVolume } from './plan-terms.ts';

/** A way to buy a visit. */
interface VisitWay {
  readonly name: string;
  /** Only of plans. */
  readonly badge?: string | null;
  /** Number of visits and hours, or the price of further hours. */
  readonly included?: string | undefined;
  readonly price: string;
  /** What the price is for, such as a year. */
  readonly per: string;
  /** A text for each column after that of the price. */
  readonly cells: readonly string[];
}

/** All ways to buy a visit (PLAN-2). */
interface VisitWays {
  /** Names of the columns after the first. */
  readonly columns: readonly string[];
  /** The ways, by who comes. */
  readonly groups: readonly { readonly who: string; readonly ways: readonly VisitWay[] }[];
}

/** Describes all ways to buy a visit, by who comes (PLAN-2). */
export function describeVisitWays(language: Content): VisitWays {
  const { prices, handyman, site } = language;
  invariant(handyman !== undefined, 'no handyman work to compare');
  const { comparison: copy } = handyman;
  const { labor, plans } = prices;
  const { minimumService, visitHours } = requireVisit(prices);
  const numbers = plans.flatMap(({ visits, period }) =>
    visits === null || period !== 'year' ? [] : visits,
  );
  const fillCount = (text: string, count: number) => fillText(text, { count });

  const describeOffer = (offer: VisitOffer, billing: string): VisitWay => {
    const { name, priceCents, visits, period } = offer;
    const base = visitBasis(offer);
    const perHour = formatCents(visitCents(base, base.visits * visitHours));
    return {
      name,
      price: formatWholeDollars(priceCents),
      per: copy.price[period],
      cells: [
        formatVisitPrice(offer, language),
        visits === null ? fillText(copy.monthly, { price: perHour }) : perHour,
        ...numbers.map((count) => formatWholeDollars(yearCents(offer, count))),
        billing,
        period === 'once' ? copy.cancel.once : copy.cancel.plan,
      ],
    };
  };

  /** Sets, of which only the FAQ speaks, and does not say who comes. */
  const sets = prices.sets.map((set) => ({
    ...set,
    name: fillCount(copy.set, set.visits),
    period: 'once' as const,
  }));

  const plumberVisit = laborCents(visitHours, labor);
  const plumberWay: VisitWay = {
    name: copy.plumberWay,
    price: formatWholeDollars(labor.firstHourCents),
    per: copy.price.plumber,
    included: fillText(copy.plumberNext, {
      price: formatWholeDollars(QUARTERS_PER_HOUR * labor.quarterHourCents),
    }),
    cells: [
      fillText(site.plans.visitPrice, { price: formatCents(plumberVisit) }),
      formatCents(visitCents({ priceCents: plumberVisit }, visitHours)),
      ...numbers.map((visits) => formatWholeDollars(visits * plumberVisit)),
      copy.billing.once,
      copy.cancel.once,
    ],
  };

  return {
    columns: [
      copy.columns.price,
      copy.columns.visit,
      copy.columns.hour,
      ...numbers.map((count) => fillCount(copy.columns.year, count)),
      copy.columns.billing,
      copy.columns.cancel,
    ],
    groups: [
      {
        who: copy.handyman,
        ways: [
          {
            ...describeOffer({ ...minimumService, period: 'once' }, copy.billing.once),
            included: minimumServiceTerms(language).terms[0],
          },
          ...plans.map((plan) => ({
            ...describeOffer(
              plan,
              plan.billing === null ? copy.billing.unknown : site.plans.billing[plan.billing],
            ),
            badge: plan.badge,
            included: planTerms(plan, language).terms[0],
          })),
        ],
      },
      { who: copy.plumber, ways: [plumberWay] },
      ...(sets.length === 0
        ? []
        : [
            {
              who: copy.sets,
              ways: sets.map((set) => ({
                ...describeOffer(set, copy.billing.unknown),
                included: visitVolume(set.visits, language),
              })),
            },
          ]),
    ],
  };
}
