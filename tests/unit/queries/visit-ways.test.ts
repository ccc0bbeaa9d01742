import { describe, expect, test } from 'vitest';
import { formatWholeDollars } from '#src/domain/money.ts';
import { content, prices } from '#src/queries/content.ts';
import { requireVisit } from '#src/queries/handyman-visit.ts';
import { describeVisitWays } from '#src/queries/visit-ways.ts';

const copy = content('en');
const { handyman } = copy;

describe.runIf(handyman)('PLAN-2 describeVisitWays', () => {
  // Read also when the tests are skipped.
  if (handyman === undefined) return;
  const { columns, groups } = describeVisitWays(copy);
  const ways = groups.flatMap((group) => group.ways);
  const [byHandyman, byPlumber, bySet, ...others] = groups;
  const { minimumService } = requireVisit(prices);
  const { plans, sets } = prices;
  const pricesOf = (group: typeof byHandyman) => (group?.ways ?? []).map(({ price }) => price);

  test('PLAN-2 every way has a text for each column', () => {
    const incomplete = ways.filter(
      ({ cells }) => cells.length !== columns.length - 1 || cells.includes(''),
    );
    expect(incomplete).toEqual([]);
  });

  test('PLAN-2 a handyman comes for the minimum service and all plans, a plumber by the hour', () => {
    expect(pricesOf(byHandyman)).toEqual(
      [minimumService, ...plans].map(({ priceCents }) => formatWholeDollars(priceCents)),
    );
    expect(pricesOf(byPlumber)).toEqual([formatWholeDollars(prices.labor.firstHourCents)]);
  });

  test('PLAN-2 the sets of the FAQ, which does not say who comes, are a group of their own', () => {
    expect(pricesOf(bySet)).toEqual(sets.map(({ priceCents }) => formatWholeDollars(priceCents)));
    expect(others).toEqual([]);
  });

  test('PLAN-2 a plan says how to cancel as the policies do, a single visit that there is nothing to cancel', () => {
    const last = byHandyman?.ways.map(({ cells }) => cells.at(-1)) ?? [];
    expect(last[0]).toBe(handyman.comparison.cancel.once);
    for (const cell of last.slice(1)) expect(cell).toContain(prices.cancelPolicy);
  });
});
