import { formatWholeDollars } from '#src/domain/money.ts';
import { yearCents } from '#src/domain/plan-comparison.ts';
import type { Prices } from '#src/schemas/prices.ts';

/** Prices that contradict each other for a reader who compares them (PLAN-4). */
export interface PriceContradiction {
  readonly problem: string;
  /** Figures as the pages print them. */
  readonly figures: readonly string[];
}

/** Fields of the price file that are compared. */
export type ComparedPrices = Pick<Prices, 'minimumService' | 'plans' | 'faqVisits' | 'clubs'>;

const contradict = (problem: string, ...figures: readonly string[]): PriceContradiction => ({
  problem,
  figures,
});

/** Compares the figures of the FAQ with single visits at the minimum service, and with the plans. */
function compareFaq({ minimumService, plans, faqVisits }: ComparedPrices) {
  const single = formatWholeDollars(minimumService.priceCents);
  return faqVisits.flatMap(({ visits, priceCents }) => {
    const price = formatWholeDollars(priceCents);
    const singly = yearCents({ ...minimumService, period: 'once' }, visits);
    const found = [];
    if (visits === minimumService.visits && priceCents !== singly)
      found.push(
        contradict(
          `One visit is ${price} in the FAQ and ${single} as minimum service`,
          price,
          single,
        ),
      );
    else if (priceCents > singly)
      found.push(
        contradict(
          `${visits} visits are ${price} as a set, ${formatWholeDollars(singly)} one by one`,
          price,
          single,
        ),
      );
    for (const plan of plans)
      if (plan.visits === visits && plan.priceCents !== priceCents) {
        const other = formatWholeDollars(plan.priceCents);
        found.push(
          contradict(`${visits} visits are ${price} in the FAQ, ${other} as a plan`, price, other),
        );
      }
    return found;
  });
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
