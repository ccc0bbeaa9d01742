import { fillText } from '#src/domain/fill-text.ts';
import { laborCents } from '#src/domain/estimate.ts';
import { invariant } from '#src/domain/invariant.ts';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { visitBasis, visitCents, yearCents, type VisitOffer } from '#src/domain/plan-comparison.ts';
import type { Content } from './content.ts';
import { requireVisit } from './handyman-visit.ts';

/** A way to buy a visit: its name, and a text for each column. */
interface VisitWay {
  readonly name: string;
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
export function describeVisitWays({ prices, handyman, site }: Content): VisitWays {
  invariant(handyman !== undefined, 'no handyman work to compare');
  const { comparison: copy } = handyman;
  const { labor, plans } = prices;
  const { minimumService, visitHours } = requireVisit(prices);
  const numbers = plans.flatMap(({ visits, period }) =>
    visits === null || period !== 'year' ? [] : visits,
  );
  const fillCount = (text: string, count: number) => fillText(text, { count });

  /** Cells that all ways calculate alike: price per visit and hour, and the years. */
  const amounts = (perVisit: number, perHour: number, inYear: (visits: number) => number) => [
    formatCents(perVisit),
    formatCents(perHour),
    ...numbers.map((visits) => formatWholeDollars(inYear(visits))),
  ];

  const describeOffer = (offer: VisitOffer, billing: string): VisitWay => {
    const { name, priceCents, visits, period } = offer;
    const base = visitBasis(offer);
    const [perVisit, perHour, ...years] = amounts(
      visitCents(base, base.visits),
      visitCents(base, base.visits * visitHours),
      (count) => yearCents(offer, count),
    );
    const atPace = (price = '') => (visits === null ? fillText(copy.monthly, { price }) : price);
    return {
      name,
      cells: [
        `${formatWholeDollars(priceCents)} ${copy.price[period]}`,
        atPace(perVisit),
        atPace(perHour),
        ...years,
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
    cells: [
      `${formatWholeDollars(labor.firstHourCents)} ${copy.price.plumber}`,
      ...amounts(
        plumberVisit,
        visitCents({ priceCents: plumberVisit }, visitHours),
        (visits) => visits * plumberVisit,
      ),
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
          describeOffer({ ...minimumService, period: 'once' }, copy.billing.once),
          ...plans.map((plan) =>
            describeOffer(
              plan,
              plan.billing === null ? copy.billing.unknown : site.plans.billing[plan.billing],
            ),
          ),
        ],
      },
      { who: copy.plumber, ways: [plumberWay] },
      ...(sets.length === 0
        ? []
        : [
            {
              who: copy.sets,
              ways: sets.map((set) => describeOffer(set, copy.billing.unknown)),
            },
          ]),
    ],
  };
}
