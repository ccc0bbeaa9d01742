import { expect, test } from 'vitest';
import { requireVisit } from '#src/queries/handyman-visit.ts';
import { company, prices } from '#src/queries/content.ts';
import { estimate } from '#src/domain/estimate.ts';
import { getCityPages, leadOf } from '#src/queries/city-pages.ts';

const cityPages = getCityPages();

test('CITY-4 the lead names the base; that of the base says that the firm is insured', () => {
  for (const page of cityPages) {
    const isBase = page.city.slug === company.base.slug;
    const words = isBase ? company.claims.insured : company.base.name;
    expect(leadOf(page)).toContain(words);
  }
});

test('CALC-3, PLAN-1 a plumber’s priced job equals the calculator’s estimate', () => {
  for (const { city, job } of cityPages) {
    if (city.job.by === 'handyman') continue;
    expect(job.price.hours, `${city.slug}: hours within the slider`).toBe(city.job.hours);
    expect(job.price).toEqual(
      estimate({ hours: city.job.hours, materialsCents: city.job.materials * 100 }, prices),
    );
  }
});

test('PLAN-1 a handyman’s job that dries or cures before it goes on has a second visit', () => {
  const waits = /\b(?:dry|dries|dried|drying|overnight|cur(?:es?|ed|ing)|hardens?)\b/i;
  const found = cityPages.filter(
    ({ city: { job } }) => job.by === 'handyman' && waits.test(job.covers) && job.visits < 2,
  );
  expect(found.map(({ city }) => city.slug)).toEqual([]);
});

test.runIf(cityPages.some(({ city }) => city.job.by === 'handyman'))(
  'PLAN-1 a handyman’s priced job costs visits at the minimum service and has no calculator entry',
  () => {
    const { priceCents, visits } = requireVisit(prices).minimumService;
    const found = cityPages.flatMap(({ city, job }) =>
      city.job.by === 'handyman' ? [{ city: city.job, job }] : [],
    );
    for (const { city, job } of found) {
      expect(job.entry).toBeUndefined();
      expect(job.price.laborCents).toBe((city.visits * priceCents) / visits);
    }
  },
);
