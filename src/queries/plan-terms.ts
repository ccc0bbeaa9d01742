import { fillText } from '#src/domain/fill-text.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import type { Plan } from '#src/schemas/prices.ts';
import type { Content } from './content.ts';

/** Price and terms of a plan, in words. */
export interface PlanTerms {
  readonly price: string;
  readonly per: string;
  readonly terms: readonly string[];
}

/** Formats the price and terms of a plan (section 9 of the specification). */
export function planTerms(
  { priceCents, period, visits, billing }: Plan,
  { prices, site: { plans: copy } }: Content,
): PlanTerms {
  const volume =
    visits === null
      ? copy.unlimitedVisits
      : fillText(copy.visits, { count: visits, hours: visits * prices.visitHours });
  return {
    price: formatWholeDollars(priceCents),
    per: period === 'month' ? copy.perMonth : copy.perYear,
    terms: billing === null ? [volume] : [volume, billing],
  };
}

/** Formats the price and terms of a single visit without a subscription. */
export function minimumServiceTerms({ prices, site: { plans: copy } }: Content): PlanTerms {
  const { priceCents, visits } = prices.minimumService;
  return {
    price: formatWholeDollars(priceCents),
    per: copy.perVisit,
    terms: [fillText(copy.singleVisit, { count: visits }), copy.noSubscription],
  };
}
