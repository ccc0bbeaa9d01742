import { expect, test } from 'vitest';
import { formatWholeDollars } from '#src/domain/money.ts';
import { copyOf } from '#src/queries/copy.ts';
import { prices } from '#src/queries/prices.ts';
import { describeVisitWays } from '#src/queries/visit-ways.ts';

const copy = copyOf('en');
const { columns, groups } = describeVisitWays(copy);
const ways = groups.flatMap((group) => group.ways);
const [byHandyman, byPlumber] = groups;

test('PLAN-2 every way has a text for each column', () => {
  const incomplete = ways.filter(
    ({ cells }) => cells.length !== columns.length || cells.includes(''),
  );
  expect(incomplete).toEqual([]);
});

test('PLAN-2 the ways are the minimum service, the sets of the FAQ, all plans and a plumber', () => {
  const { minimumService, plans, faqVisits } = prices;
  const known = [minimumService, ...plans].map(({ visits }) => visits);
  const sets = faqVisits.filter(({ visits }) => !known.includes(visits));
  expect(byHandyman?.ways.map(({ cells: [price = ''] }) => price.split(' ')[0])).toEqual(
    [minimumService, ...sets, ...plans].map(({ priceCents }) => formatWholeDollars(priceCents)),
  );
  expect(byPlumber?.ways).toHaveLength(1);
});

test('PLAN-2 a plan says how to cancel as the policies do, a single visit that there is nothing to cancel', () => {
  const last = byHandyman?.ways.map(({ cells }) => cells.at(-1)) ?? [];
  expect(last[0]).toBe(copy.handyman.comparison.cancel.once);
  expect(last.at(-1)).toContain(prices.cancelPolicy);
});
