import { prices } from '#src/content/prices.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import type { Plan } from '#src/schemas/prices.ts';

/** What a card says of a plan besides its name: its price and its terms. */
export interface PlanTerms {
  readonly price: string;
  readonly per: string;
  readonly terms: readonly string[];
}

/** @returns price and terms of a plan, in words (section 9). */
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

/** @returns price and terms of a single visit without a subscription. */
export function minimumServiceTerms(): PlanTerms {
  const { priceCents, visits } = prices.minimumService;
  return {
    price: formatWholeDollars(priceCents),
    per: 'regular',
    terms: [`${visits} visit of ${prices.visitHours} hours`, 'No subscription'],
  };
}
