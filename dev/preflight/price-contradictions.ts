import { formatWholeDollars } from '#src/domain/money.ts';
import { yearCents } from '#src/domain/plan-comparison.ts';
import type { HandymanVisit, Prices } from '#src/schemas/prices.ts';

/** Prices that contradict each other for a reader who compares them (PLAN-4). */
export interface PriceContradiction {
  readonly problem: string;
  /** Figures as the pages print them. */
  readonly figures: readonly string[];
}

/** Fields of the price file that are compared. */
export type ComparedPrices = Pick<Prices, 'labor' | 'plans' | 'sets' | 'clubs'> &
  Pick<HandymanVisit, 'minimumService'>;

const contradict = (problem: string, ...figures: readonly string[]): PriceContradiction => ({
  problem,
  figures,
});

/** Compares the visits of the FAQ, a plumber's first hour and the sets, with single visits of a handyman. */
function compareFaq({ labor, minimumService, sets }: ComparedPrices) {
  const single = formatWholeDollars(minimumService.priceCents);
  const hour = formatWholeDollars(labor.firstHourCents);
  const visit =
    labor.firstHourCents === minimumService.priceCents
      ? []
      : [
          contradict(
            `One visit is ${hour} in the FAQ and ${single} as minimum service`,
            hour,
            single,
          ),
        ];
  return [
    ...visit,
    ...sets.flatMap(({ visits, priceCents }) => {
      const price = formatWholeDollars(priceCents);
      const singly = yearCents({ ...minimumService, period: 'once' }, visits);
      return priceCents <= singly
        ? []
        : [
            contradict(
              `${visits} visits are ${price} as a set, ${formatWholeDollars(singly)} one by one`,
              price,
              single,
            ),
          ];
    }),
  ];
}

/** Compares an unlimited plan with the plans of counted visits, and its period with one visit. */
function compareUnlimited({ minimumService, plans }: ComparedPrices) {
  return plans
    .filter(({ visits }) => visits === null)
    .flatMap((unlimited) => {
      const price = formatWholeDollars(unlimited.priceCents);
      const year = yearCents(unlimited, 1);
      const dearer = plans.filter(
        (plan) => plan.visits !== null && yearCents(plan, plan.visits) > year,
      );
      const found = dearer.map((plan) => {
        const other = formatWholeDollars(plan.priceCents);
        return contradict(
          `${unlimited.name}, ${formatWholeDollars(year)} a year, cost less than ${plan.name}, ${other}`,
          price,
          other,
        );
      });
      if (unlimited.priceCents < minimumService.priceCents) {
        const single = formatWholeDollars(minimumService.priceCents);
        found.push(
          contradict(
            `A ${unlimited.period} of ${unlimited.name.toLowerCase()}, ${price}, costs less than one visit, ${single}`,
            price,
            single,
          ),
        );
      }
      return found;
    });
}

/** Every club includes unlimited visits (section 9), beside plans that charge for them. */
function compareClubs({ clubs, plans }: ComparedPrices) {
  return clubs.length === 0
    ? []
    : plans
        .filter(({ visits }) => visits === null)
        .map(({ name, priceCents }) =>
          contradict(
            `A free club includes unlimited visits, beside ${name} at ${formatWholeDollars(priceCents)}`,
            '$0/yr',
            formatWholeDollars(priceCents),
          ),
        );
}

/**
 * Finds prices that contradict each other for a reader (PLAN-4). They may be intended, so they do
 * not block a launch; the owner decides.
 *
 * @param prices - Price file.
 */
export function priceContradictions(prices: ComparedPrices): readonly PriceContradiction[] {
  return [...compareFaq(prices), ...compareUnlimited(prices), ...compareClubs(prices)];
}
