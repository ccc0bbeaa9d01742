import { z } from 'astro/zod';
import { labelSchema } from './shared.ts';

/** Copy around a service's own text, on every service page (SERV-3). */
export const servicePageSchema = z.strictObject({
  shareLine: labelSchema.describe("line under the service's title on the share image"),
  callWhen: labelSchema.describe('heading above the signs that call for a plumber'),
  included: labelSchema.describe('heading above what the service includes'),
  calculatorLink: labelSchema.describe('link to /price-calculator'),
  cities: labelSchema.describe('heading above the cities that feature the service (CITY-2)'),
});
