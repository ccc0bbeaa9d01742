import { prices } from './prices.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import type { Plan } from '#src/schemas/prices.ts';

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
      ? `As many ${prices.visitHours}-hour visits as you need`
      : `${visits} visits of ${prices.visitHours} hours: ${visits * prices.visitHours} hours`;
  return {
    price: formatWholeDollars(priceCents),
    per: `per ${period}`,
    terms: billing === null ? [volume] : [volume, billing],
  };
}

/** Formats the price and terms of a single visit without a subscription. */
export function minimumServiceTerms(): PlanTerms {
  const { priceCents, visits } = prices.minimumService;
  return {
    price: formatWholeDollars(priceCents),
    per: 'regular',
    terms: [`${visits} visit of ${prices.visitHours} hours`, 'No subscription'],
  };
}
