import { expect, test } from 'vitest';
import { entryFromQuery } from '#src/domain/calculator-address.ts';
import { estimate } from '#src/domain/estimate.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import { getCityPages } from '#src/queries/city-pages.ts';
import { content, prices } from '#src/queries/content.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { paths } from '#src/routes/paths.ts';
import { mainOf, pageAt, servicePages } from '#tests/support/built-site.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const { calculator, servicePage } = content('en');

const plumbersJobs = getCityPages().flatMap(({ city, featured }) =>
  city.job.by === 'plumber'
    ? [`${paths.service(featured.slug)} ${paths.city(city.slug)} ${city.job.name}`]
    : [],
);
const pricesOn = servicePages.map(({ path, document }) => ({
  path,
  items: document.querySelectorAll('[aria-labelledby="usual-prices"] li').map((item) => ({
    name: item.querySelector('p')?.text.trim() ?? '',
    text: visibleText(item),
    hrefs: item.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''),
  })),
}));

test('PLAN a service page shows up to four worked prices, as many as its cities have', () => {
  const found = pricesOn.filter(({ path, items }) => {
    const jobs = plumbersJobs.filter((job) => job.startsWith(`${path} `));
    return items.length !== Math.min(4, jobs.length);
  });
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('PLAN each price is a plumber’s job of a city that features the service', () => {
  const shown = pricesOn.flatMap(({ path, items }) =>
    items.map(({ name, hrefs }) => `${path} ${hrefs.at(-1)} ${name}`),
  );
  expect(shown.filter((job) => !plumbersJobs.includes(job))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

test('PLAN each link to the calculator opens it with the total shown', () => {
  const found = pricesOn.flatMap(({ items }) =>
    items.filter(({ text, hrefs: [href = ''] }) => {
      const entry = entryFromQuery(new URLSearchParams(href.split('?')[1]), prices.labor);
      const total = formatCents(estimate(entry, prices).totalCents);
      return !text.includes(`${total} ${servicePage.calculatorLink}`);
    }),
  );
  expect(found).toEqual([]);
});

test('ASK-2 a price at the shortest time says that it is the minimum', () => {
  const { minimum } = servicePage.prices;
  const text = fillText(minimum, { hours: hoursText(prices.labor.minHours, calculator) });
  const shown = getCityPages().flatMap(({ city, job: { entry } }) =>
    entry?.hours === prices.labor.minHours ? [{ page: paths.city(city.slug), job: city.job }] : [],
  );
  const onCities = shown.filter(({ page }) => !visibleText(mainOf(pageAt(page))).includes(text));
  expect(onCities).toEqual([]);
  const onServices = pricesOn
    .flatMap(({ items }) => items)
    .filter(({ name }) => shown.some(({ job }) => job.name === name))
    .filter((item) => !item.text.includes(text));
  expect(onServices).toEqual([]);
});
