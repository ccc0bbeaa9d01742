import { invariant } from '#src/domain/invariant.ts';
import type { HandymanVisit, Prices } from '#src/schemas/prices.ts';

type VisitPrices = Pick<Prices, 'minimumService' | 'visitHours'>;

/** Returns the single visit of a handyman; undefined for a firm without handyman work. */
export const handymanVisit = ({
  minimumService,
  visitHours,
}: VisitPrices): HandymanVisit | undefined =>
  minimumService === undefined || visitHours === undefined
    ? undefined
    : { minimumService, visitHours };

/** Returns it for texts and pages that only a firm with handyman work has. */
export function requireVisit(prices: VisitPrices): HandymanVisit {
  const visit = handymanVisit(prices);
  invariant(visit !== undefined, 'src/content/prices.yaml: no visit of a handyman');
  return visit;
}
