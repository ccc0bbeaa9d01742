import { expect, test } from 'vitest';
import { company } from '#src/content/company.ts';
import { prices } from '#src/content/prices.ts';
import { milesText } from '#src/domain/distance.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import { getCityPages, type CityPage } from '#src/site/city-pages.ts';
import { paths } from '#src/site/paths.ts';
import { minimumServiceTerms, planTerms } from '#src/site/plan-terms.ts';
import { mainOf, meta, pageAt } from '#tests/support/built-site.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const cityPages = await getCityPages();
const figuresIn = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

/** What every city page may show: plans, hours, phone, licence. */
const siteFacts = [
  ...Object.values(company.phone),
  ...Object.values(company.hours.weekdays),
  company.hours.emergency,
  company.licenseNumber,
  ...[minimumServiceTerms(), ...prices.plans.map(planTerms)].flatMap(({ price, terms }) => [
    price,
    ...terms,
  ]),
  ...prices.plans.map(({ name }) => name),
  `${prices.salesTaxBasisPoints / 100}`,
];

/** What this city's page may show: its own fields, and what is computed from them. */
function factsOf({ city, fromBase, neighbours, job, featured }: CityPage) {
  const { laborCents, materialsCents, taxCents, totalCents } = job.price;
  return [
    ...city.answer.figures,
    ...city.zips,
    hoursText(city.job.hours),
    `${city.job.hours} ${city.job.materials}`,
    ...[laborCents, materialsCents, taxCents, totalCents].map(formatCents),
    ...[fromBase, ...neighbours].flatMap((place) => (place ? [milesText(place.miles)] : [])),
    featured.summary,
  ];
}

function unknownFigures(page: CityPage, text: string) {
  const known = new Set([...siteFacts, ...factsOf(page)].flatMap(figuresIn));
  return figuresIn(text).filter((figure) => !known.has(figure));
}

test('CITY-4 a city page shows no figure that no field holds', () => {
  const found = cityPages.flatMap((page) => {
    const built = pageAt(paths.city(page.city.slug));
    const title = built.document.querySelector('title')?.text ?? '';
    const text = [visibleText(mainOf(built)), title, meta(built, 'description')].join(' ');
    return unknownFigures(page, text).map((figure) => `${page.city.slug}: ${figure}`);
  });
  expect(found).toEqual([]);
});

test('CITY-4 the local note holds no figure at all', () => {
  const found = cityPages.filter(({ city }) => figuresIn(city.note).length > 0);
  expect(found.map(({ city }) => city.slug)).toEqual([]);
});

test('every figure that an answer declares is one it uses', () => {
  const found = cityPages.flatMap(({ city }) => {
    const { question, lead, points, close, figures } = city.answer;
    const used = new Set([question, lead, ...points, close].flatMap(figuresIn));
    return figures.filter((figure) => !figuresIn(figure).every((part) => used.has(part)));
  });
  expect(found).toEqual([]);
});

test('CITY-4 nothing is said of times of arrival, offices there, permits or reviews', () => {
  const wrong =
    /minutes away|within \d+ minutes|\bour [\w ]*office in\b|response time|\bETA\b|reviews? from/i;
  const found = cityPages.filter(({ city }) =>
    wrong.test(visibleText(mainOf(pageAt(paths.city(city.slug))))),
  );
  expect(found.map(({ city }) => city.slug)).toEqual([]);
});

test('CITY-4 a distance from the base is said to be in a straight line', () => {
  const found = cityPages.flatMap(({ city, fromBase }) => {
    const hero = mainOf(pageAt(paths.city(city.slug))).firstElementChild;
    const text = hero ? visibleText(hero) : '';
    const isSaid = /\d miles [a-z]+ of our .+ base in a straight line\./.test(text);
    return isSaid === (fromBase !== undefined) ? [] : [city.slug];
  });
  expect(found).toEqual([]);
});
