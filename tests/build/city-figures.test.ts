import { expect, test } from 'vitest';
import { company, content, prices } from '#src/queries/content.ts';
import { compassDirection, milesBetween, milesText } from '#src/domain/distance.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { getCityPages, type CityPage } from '#src/queries/city-pages.ts';
import { cityCalls } from '#src/queries/city-calls.ts';
import { sentencesOf } from '#src/queries/policies.ts';
import { paths } from '#src/routes/paths.ts';
import { minimumServiceTerms, planTerms } from '#src/queries/plan-terms.ts';
import { mainOf, meta, pageAt } from '#tests/support/built-site.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const { calculator } = content('en');

const copy = content('en');
const cityPages = getCityPages();
const figuresIn = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

/** Figures that every city page may show: plans, hours, phone, license. */
const siteFacts = [
  ...Object.values(company.phone),
  ...copy.officeHours.week,
  company.hours.emergency ?? '',
  company.licenseNumber,
  formatWholeDollars(prices.labor.firstHourCents),
  ...[
    ...(copy.handyman ? [minimumServiceTerms(copy)] : []),
    ...prices.plans.map((plan) => planTerms(plan, copy)),
  ].flatMap(({ price, perVisit, terms }) => [price, perVisit, ...terms]),
  ...prices.plans.map(({ name }) => name),
  ...sentencesOf(['visitsPerWeek', 'prepaidVisits'], copy.policySentences),
  `${prices.salesTaxBasisPoints / 100}`,
];

/** Texts of the section with the numbers to call (LOC-2), whose digits come from the content. */
function callTexts(city: CityPage['city']): readonly string[] {
  const calls = cityCalls(city);
  if (calls === undefined) return [];
  const { gas, water, sewage, permits, lateral, heaterPermit, months } = calls;
  const callees = [...gas, ...water, ...sewage, ...permits];
  return [
    '911',
    months,
    ...callees.flatMap(({ name, serves = '', phones }) => [
      name,
      serves,
      ...phones.flatMap(({ text, use }) => [text, use]),
    ]),
    ...[lateral, heaterPermit].map((rule) => rule?.says ?? ''),
  ];
}

/** @returns texts with the figures that a city's page may show: its fields and computed values. */
function factsOf({ city, neighbors, job, featured }: CityPage) {
  const { laborCents, materialsCents, taxCents, totalCents } = job.price;
  return [
    ...city.answer.figures,
    ...city.zips,
    hoursText(job.price.hours, calculator),
    ...(city.job.by === 'handyman' ? [`${city.job.visits}`] : []),
    ...[laborCents, materialsCents, taxCents, totalCents].map(formatCents),
    milesText(milesBetween(company.base, city)),
    ...neighbors.map(({ miles }) => milesText(miles)),
    featured.summary,
    ...callTexts(city),
  ];
}

function findUnknownFigures(page: CityPage, text: string) {
  const known = new Set([...siteFacts, ...factsOf(page)].flatMap(figuresIn));
  return figuresIn(text).filter((figure) => !known.has(figure));
}

test('CITY-4 every figure on a city page comes from a content field', () => {
  const found = cityPages.flatMap((page) => {
    const built = pageAt(paths.city(page.city.slug));
    const title = built.document.querySelector('title')?.text ?? '';
    const text = [visibleText(mainOf(built)), title, meta(built, 'description')].join(' ');
    return findUnknownFigures(page, text).map((figure) => `${page.city.slug}: ${figure}`);
  });
  expect(found).toEqual([]);
});

test('CITY-4 the local note has no figures', () => {
  const found = cityPages.filter(({ city }) => figuresIn(city.html).length > 0);
  expect(found.map(({ city }) => city.slug)).toEqual([]);
});

test('an answer uses every figure that it declares', () => {
  const found = cityPages.flatMap(({ city }) => {
    const { question, lead, points, close, figures } = city.answer;
    const used = new Set([question, lead, ...points, close].flatMap(figuresIn));
    return figures.filter((figure) => !figuresIn(figure).every((part) => used.has(part)));
  });
  expect(found).toEqual([]);
});

test('CITY-4 a city page does not mention arrival times, local offices or local reviews', () => {
  const forbidden =
    /minutes away|within \d+ minutes|\bour [\w ]*office in\b|response time|\bETA\b|reviews? from/i;
  const found = cityPages.filter(({ city }) =>
    forbidden.test(visibleText(mainOf(pageAt(paths.city(city.slug))))),
  );
  expect(found.map(({ city }) => city.slug)).toEqual([]);
});

test('CITY-4 a distance from the base is described as a straight line', () => {
  const found = cityPages.flatMap(({ city }) => {
    const hero = mainOf(pageAt(paths.city(city.slug))).firstElementChild;
    const text = hero ? visibleText(hero) : '';
    const direction = compassDirection(company.base, city);
    const isDescribed = RegExp(`\\d straight-line miles ${direction} of our .+ base\\.`).test(text);
    return isDescribed === (city.slug !== company.base.slug) ? [] : [city.slug];
  });
  expect(found).toEqual([]);
});
