import { laborCents } from '#src/domain/estimate.ts';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { visitCents, yearCents, type VisitOffer } from '#src/domain/plan-comparison.ts';
import { handyman } from './copy.ts';
import { fillIn } from './interpolate-facts.ts';
import { prices } from './prices.ts';

const WHERE = 'src/content/handyman.yaml: comparison';
const { comparison: copy } = handyman;
const { labor, minimumService, plans, faqVisits, visitHours } = prices;
const VISITS_PER_YEAR = 12;

const numbers = plans.flatMap(({ visits }) => visits ?? []);
const fillCount = (text: string, count: number) => fillIn(text, { count: String(count) }, WHERE);

/** Names of the columns after the first. */
export const wayColumns: readonly string[] = [
  copy.columns.price,
  copy.columns.visit,
  copy.columns.hour,
  ...numbers.map((count) => fillCount(copy.columns.year, count)),
  copy.columns.billing,
  copy.columns.cancel,
];

/** A way to buy a visit: its name, and a text for each column. */
interface VisitWay {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Cells that all ways calculate alike: price per visit and hour, and the years. */
const amounts = (perVisit: number, perHour: number, inYear: (visits: number) => number) => [
  formatCents(perVisit),
  formatCents(perHour),
  ...numbers.map((visits) => formatWholeDollars(inYear(visits))),
];

function describeOffer(offer: VisitOffer, billing: string): VisitWay {
  const { name, priceCents, visits, period } = offer;
  // The price per visit of an unlimited plan depends on the number of visits a year.
  const base =
    visits === null
      ? { priceCents: yearCents(offer, VISITS_PER_YEAR), visits: VISITS_PER_YEAR }
      : { priceCents, visits };
  const [perVisit, perHour, ...years] = amounts(
    visitCents(base, base.visits),
    visitCents(base, base.visits * visitHours),
    (count) => yearCents(offer, count),
  );
  const atPace = (price = '') => (visits === null ? fillIn(copy.monthly, { price }, WHERE) : price);
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
}

/** Sets that only the FAQ offers: neither a plan nor the minimum service. */
const sets = faqVisits
  .filter(({ visits }) => ![minimumService.visits, ...numbers].includes(visits))
  .map((set) => ({ ...set, name: fillCount(copy.set, set.visits), period: 'once' as const }));

const plumberVisit = laborCents(visitHours, labor);

/** All ways to buy a visit, by who comes (PLAN-2). */
export const visitWays: readonly { readonly who: string; readonly ways: readonly VisitWay[] }[] = [
  {
    who: copy.handyman,
    ways: [
      describeOffer({ ...minimumService, period: 'once' }, copy.billing.once),
      ...sets.map((set) => describeOffer(set, copy.billing.unknown)),
      ...plans.map((plan) => describeOffer(plan, plan.billing ?? copy.billing.unknown)),
    ],
  },
  {
    who: copy.plumber,
    ways: [
      {
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
      },
    ],
  },
];
