import { formatWholeDollars } from '#src/domain/money.ts';
import type { Plan } from '#src/schemas/prices.ts';
import { site } from './copy.ts';
import { fillIn } from './interpolate-facts.ts';
import { prices } from './prices.ts';

const { plans: copy } = site;
const WHERE = 'src/content/site.yaml: plans';

/** Price and terms of a plan, in words. */
export interface PlanTerms {
  readonly price: string;
  readonly per: string;
  readonly terms: readonly string[];
}

/** Formats the price and terms of a plan (section 9 of the specification). */
export function planTerms({ priceCents, period, visits, billing }: Plan): PlanTerms {
  const volume =
    visits === null
      ? copy.unlimitedVisits
      : fillIn(
          copy.visits,
          { count: String(visits), hours: String(visits * prices.visitHours) },
          `${WHERE}: visits`,
        );
  return {
    price: formatWholeDollars(priceCents),
    per: fillIn(copy.perPeriod, { period }, `${WHERE}: perPeriod`),
    terms: billing === null ? [volume] : [volume, billing],
  };
}

/** Formats the price and terms of a single visit without a subscription. */
export function minimumServiceTerms(): PlanTerms {
  const { priceCents, visits } = prices.minimumService;
  return {
    price: formatWholeDollars(priceCents),
    per: copy.perVisit,
    terms: [
      fillIn(copy.singleVisit, { count: String(visits) }, `${WHERE}: singleVisit`),
      copy.noSubscription,
    ],
  };
}
