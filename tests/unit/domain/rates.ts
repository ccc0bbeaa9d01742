import { prices } from '#src/queries/content.ts';
import type { EstimateRates } from '#src/domain/estimate.ts';

/** Fixed rates for tests, so that a price change does not affect the tests of the rules. */
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

/** The site's own rates; the assignment checks their type. */
export const SITE_RATES: EstimateRates = prices;
