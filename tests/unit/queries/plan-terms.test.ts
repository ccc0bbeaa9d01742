import { expect, test } from 'vitest';
import { formatCents } from '#src/domain/money.ts';
import { content, prices } from '#src/queries/content.ts';
import { minimumServiceTerms, planTerms } from '#src/queries/plan-terms.ts';

const copy = content('en');
const plan = { id: 'plan', name: 'Plan', billing: null, badge: null, text: '' } as const;

test.each([
  ['year', 12, 2000_00, '$166.67 a visit'],
  ['year', 24, 3500_00, '$145.83 a visit'],
  ['month', 2, 150_00, '$75.00 a visit'],
  ['month', null, 109_00, '$109.00 a visit at one a month'],
  ['year', null, 900_00, '$75.00 a visit at one a month'],
] as const)(
  'a plan of a %s with %s visits for %d cents: %s',
  (period, visits, priceCents, text) => {
    expect(planTerms({ ...plan, period, visits, priceCents }, copy).perVisit).toBe(text);
  },
);

test('a visit of the minimum service costs its price divided by its visits', () => {
  const { priceCents, visits } = prices.minimumService;
  expect(minimumServiceTerms(copy).perVisit).toContain(formatCents(priceCents / visits));
});
