import { expect, test } from 'vitest';
import { visitRows } from '#src/domain/visit-rows.ts';

const texts = {
  singleVisit: '{name}: one',
  planVisit: 'Plan of {name}',
  month: '{name}, per month',
  monthPays: '{single}: {inPeriod} a month, {inYear} a year',
  year: '{name}, per year',
  yearPays: '{single}: {inYear} a year',
};

test('PLAN-3 has a row for each way to buy a visit; prices of a period are apart, with the visit from which they pay', () => {
  const single = { name: 'Single', priceCents: 175_00, visits: 1 };
  const rows = visitRows(
    single,
    [
      { name: 'Monthly', priceCents: 109_00, visits: null, period: 'month' },
      { name: 'Yearly', priceCents: 1_200_00, visits: null, period: 'year' },
      { name: '12 visits', priceCents: 2_000_00, visits: 12, period: 'year' },
    ],
    texts,
  );
  expect(rows).toEqual({
    visits: [
      { label: 'Single: one', cents: 175_00 },
      { label: 'Plan of 12 visits', cents: 166_67 },
    ],
    unlimited: [
      { label: 'Monthly, per month', note: 'Single: 1 a month, 8 a year', cents: 109_00 },
      { label: 'Yearly, per year', note: 'Single: 7 a year', cents: 1_200_00 },
    ],
  });
});
