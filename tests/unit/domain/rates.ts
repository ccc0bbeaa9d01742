import { prices } from '#src/content/prices.ts';
import type { EstimateRates } from '#src/domain/estimate.ts';

/** Round figures of the tests' own, so that a price changed on purpose leaves the rules' tests alone. */
export const RATES: EstimateRates = {
  labor: {
    firstHourCents: 384_00,
    quarterHourCents: 48_00,
    minHours: 1,
    maxHours: 8,
    stepHours: 0.25,
  },
  materialsMarkupDivisorBasisPoints: 7000,
  salesTaxBasisPoints: 1050,
};

/** What the site charges: checks that the content has the shape that the rules ask for. */
export const SITE_RATES: EstimateRates = prices;
