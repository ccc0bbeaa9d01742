import { parseFacts } from '#src/schemas/parse-facts.ts';
import { pricesSchema } from '#src/schemas/prices.ts';

/** Prices, rates and plans (CALC-2, CALC-3, section 9 of the specification), in whole cents. */
export const prices = parseFacts(
  pricesSchema,
  {
    labor: {
      firstHourCents: 384_00,
      quarterHourCents: 48_00,
      minHours: 1,
      maxHours: 8,
      stepHours: 0.25,
    },
    materialsMarkupDivisorBasisPoints: 7000,
    salesTaxBasisPoints: 1050,
    visitHours: 2,
    minimumService: {
      name: 'Minimum service',
      priceCents: 175_00,
      visits: 1,
      text: 'One visit, no subscription: a short list you want off your mind this week.',
    },
    plans: [
      {
        id: 'unlimited',
        name: 'Unlimited visits',
        priceCents: 109_00,
        period: 'month',
        billing: 'Billed monthly',
        visits: null,
        badge: 'Best Value',
        text: 'For a house that always has one more thing. Ask for a visit whenever something comes up.',
      },
      {
        id: 'visits-12',
        name: '12 visits',
        priceCents: 2000_00,
        period: 'year',
        billing: 'Billed upfront',
        visits: 12,
        badge: 'Most Popular',
        text: 'About one visit a month: enough to keep an average house ahead of its list.',
      },
      {
        id: 'visits-24',
        name: '24 visits',
        priceCents: 3500_00,
        period: 'year',
        billing: null,
        visits: 24,
        badge: null,
        text: 'Every other week, for an older house or a list that has waited too long.',
      },
      {
        id: 'visits-48',
        name: '48 visits',
        priceCents: 6500_00,
        period: 'year',
        billing: null,
        visits: 48,
        badge: null,
        text: 'Nearly every week, for a large property or one let to tenants.',
      },
    ],
    clubs: [
      {
        id: 'review-club',
        name: 'Review Club',
        text: 'A free job worth {prices.reviewClubReward} for each 5-star review.',
      },
      { id: 'referral-club', name: 'Referral Club', text: 'A reward for each completed referral.' },
      { id: 'yard-club', name: 'Yard Club', text: 'You show our yard sign in front of the house.' },
    ],
    reviewClubRewardCents: 192_00,
    faqVisits: [
      { visits: 1, priceCents: 384_00 },
      { visits: 3, priceCents: 800_00 },
      { visits: 6, priceCents: 1200_00 },
      { visits: 12, priceCents: 2000_00 },
      { visits: 24, priceCents: 3500_00 },
      { visits: 48, priceCents: 6500_00 },
    ],
  },
  'src/content/prices.ts',
);
