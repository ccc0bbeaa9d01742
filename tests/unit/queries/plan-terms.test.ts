import { expect, test } from 'vitest';
import { fillText } from '#src/domain/fill-text.ts';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { content, prices } from '#src/queries/content.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { requireVisit } from '#src/queries/handyman-visit.ts';
import { minimumServiceTerms, planTerms } from '#src/queries/plan-terms.ts';

const copy = content('en');
const { plans } = copy.site;
const plan = { id: 'plan', name: 'Plan', billing: null, badge: null, text: '' } as const;

const ofHandyman = test.runIf(conditionsOfFirm().handyman);

ofHandyman.each([
  ['year', 12, 2000_00, '$166.67 a visit'],
  ['month', 2, 150_00, '$75.00 a visit'],
  ['month', null, 109_00, '$109.00 a visit\nat one a month'],
  ['year', null, 900_00, '$75.00 a visit\nat one a month'],
] as const)(
  'a plan of a %s with %s visits for %d cents: %s',
  (period, visits, priceCents, text) => {
    expect(planTerms({ ...plan, period, visits, priceCents }, copy).perVisit).toBe(text);
  },
);

ofHandyman.each([
  [
    { period: 'year', visits: 12, priceCents: 2000_00, billing: 'upfront' },
    {
      price: '$2,000',
      per: plans.perYear,
      terms: [
        fillText(plans.visits, { count: 12, hours: 12 * Number(prices.visitHours) }),
        plans.billing.upfront,
      ],
    },
  ],
  [
    { period: 'month', visits: null, priceCents: 109_00, billing: null },
    { price: '$109', per: plans.perMonth, terms: [plans.unlimitedVisits] },
  ],
] as const)('the terms of a plan: %j', (own, terms) => {
  expect(planTerms({ ...plan, ...own }, copy)).toMatchObject(terms);
});

ofHandyman('a visit of the minimum service costs its price divided by its visits', () => {
  const { priceCents, visits } = requireVisit(prices).minimumService;
  const { perVisit, ...terms } = minimumServiceTerms(copy);
  expect(perVisit).toContain(formatCents(priceCents / visits));
  expect(terms).toEqual({
    price: formatWholeDollars(priceCents),
    per: plans.perVisit,
    terms: [fillText(plans.singleVisit, { count: visits }), plans.noSubscription],
  });
});
