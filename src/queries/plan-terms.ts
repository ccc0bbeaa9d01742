import { fillText } from '#src/domain/fill-text.ts';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { visitBasis, visitCents, type VisitOffer } from '#src/domain/plan-comparison.ts';
import type { Plan } from '#src/schemas/prices.ts';
import type { Content } from './content.ts';
import { requireVisit } from './handyman-visit.ts';

/** Price and terms of a plan, in words. */
export interface PlanTerms {
  readonly price: string;
  readonly per: string;
  /** Price of one visit. */
  readonly perVisit: string;
  readonly terms: readonly string[];
}

/** Formats the price of one visit of an offer. */
export function formatVisitPrice(offer: VisitOffer, { site: { plans: copy } }: Content): string {
  const basis = visitBasis(offer);
  const price = formatCents(visitCents(basis, basis.visits));
  return fillText(offer.visits === null ? copy.monthlyVisitPrice : copy.visitPrice, { price });
}

/** Formats a number of visits and their hours. */
export function visitVolume(visits: number, { prices, site: { plans: copy } }: Content): string {
  const hours = visits * requireVisit(prices).visitHours;
  return fillText(copy.visits, { count: visits, hours });
}

/** Formats the price and terms of a plan (section 9 of the specification). */
export function planTerms(plan: Plan, language: Content): PlanTerms {
  const { priceCents, period, visits, billing } = plan;
  const { plans: copy } = language.site;
  const volume = visits === null ? copy.unlimitedVisits : visitVolume(visits, language);
  return {
    price: formatWholeDollars(priceCents),
    per: period === 'month' ? copy.perMonth : copy.perYear,
    perVisit: formatVisitPrice(plan, language),
    terms: billing === null ? [volume] : [volume, copy.billing[billing]],
  };
}

/** Formats the price and terms of a single visit without a subscription. */
export function minimumServiceTerms(language: Content): PlanTerms {
  const {
    prices,
    site: { plans: copy },
  } = language;
  const { minimumService } = requireVisit(prices);
  const { priceCents, visits } = minimumService;
  return {
    price: formatWholeDollars(priceCents),
    per: copy.perVisit,
    perVisit: formatVisitPrice({ ...minimumService, period: 'once' }, language),
    terms: [fillText(copy.singleVisit, { count: visits }), copy.noSubscription],
  };
}
