import {
  materialsDivisorText,
  materialsMarkupText,
  salesTaxText,
} from '#src/domain/estimate-text.ts';
import { estimate, laborCents } from '#src/domain/estimate.ts';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { visitsToPay, yearCents } from '#src/domain/plan-comparison.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { Company } from '#src/schemas/company.ts';
import type { Plan } from '#src/schemas/prices.ts';
import { readEmergencyFacts } from './emergency-calls.ts';
import { perLocale } from './per-locale.ts';
import { prices } from './prices.ts';
import { collectReads, mapTexts, noteReads } from './shown-files.ts';
import { readFactsIn } from './translation-files.ts';

function findPlan(id: string): Plan {
  const plan = prices.plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`src/content/prices.yaml: no plan '${id}'`);
  return plan;
}
const planPrice = (id: string) => formatWholeDollars(findPlan(id).priceCents);

/** Cost in the store of the parts that a text gives as an example (ASK-2). */
const EXAMPLE_PARTS_CENTS = 100_00;

/** Cents of parts with markup and tax, without labor. */
function partsCents(storeCents: number): number {
  const { materialsCents, taxCents } = estimate(
    { hours: prices.labor.minHours, materialsCents: storeCents },
    prices,
  );
  return materialsCents + taxCents;
}

type Fact = readonly [name: string, text: () => string];

/** Claims that the company may leave out: a text that names a missing one stops the build. */
function optionalClaims({ rating, members }: Company['claims']): readonly Fact[] {
  return [
    ...(rating === undefined ? [] : [['company.rating', () => rating] as const]),
    ...(members === undefined ? [] : [['company.members', () => members.toLowerCase()] as const]),
  ];
}

/** Facts in a language, by name: their texts and the translated files that these come from. */
const factsIn = perLocale((locale) => {
  const company = readFactsIn('company.yaml', locale);
  const territory = readFactsIn('territory.yaml', locale);
  const copy = readFactsIn('prices.yaml', locale);
  const unlimited = findPlan('unlimited');
  const unlimitedPays = visitsToPay(unlimited, prices.minimumService.priceCents);
  const facts: readonly Fact[] = [
    ['company.name', () => company.name],
    ['company.shortName', () => company.shortName],
    ['company.phone', () => company.phone.display],
    ['company.email', () => company.email],
    ['company.licenseNumber', () => company.licenseNumber],
    ['company.base', () => company.base.name],
    ['company.region', () => company.base.region],
    ['company.postalCode', () => company.base.postalCode],
    ['company.insured', () => company.claims.insured],
    ['company.weekdayHours', () => company.hours.weekdays.display],
    ['company.emergencyHours', () => company.hours.emergency],
    ['territory.region', () => territory.region],
    ['territory.regionInText', () => territory.regionInText],
    ['territory.widerRegion', () => territory.widerRegion],
    ['territory.county', () => territory.county],
    ['territory.landscape', () => territory.landscape],
    ['territory.defaultCity', () => territory.defaultCity],
    ['prices.firstHour', () => formatWholeDollars(prices.labor.firstHourCents)],
    ['prices.quarterHour', () => formatWholeDollars(prices.labor.quarterHourCents)],
    ['prices.twoHours', () => formatWholeDollars(laborCents(2, prices.labor))],
    ['prices.salesTax', () => salesTaxText(prices)],
    ['prices.materialsDivisor', () => materialsDivisorText(prices)],
    ['prices.materialsMarkup', () => materialsMarkupText(prices)],
    ['prices.exampleParts', () => formatWholeDollars(EXAMPLE_PARTS_CENTS)],
    ['prices.examplePartsPrice', () => formatCents(partsCents(EXAMPLE_PARTS_CENTS))],
    ['prices.minimumService', () => formatWholeDollars(prices.minimumService.priceCents)],
    ['prices.unlimitedMonthly', () => planPrice('unlimited')],
    ['prices.unlimitedYearly', () => formatWholeDollars(yearCents(unlimited, 1))],
    ['prices.unlimitedPaysInMonth', () => String(unlimitedPays.inPeriod)],
    ['prices.unlimitedPaysInYear', () => String(unlimitedPays.inYear)],
    ['prices.plan12', () => planPrice('visits-12')],
    ['prices.plan24', () => planPrice('visits-24')],
    ['prices.plan48', () => planPrice('visits-48')],
    ['prices.visitHours', () => String(prices.visitHours)],
    // The FAQ has figures of its own, which differ from the plans on the home page.
    ...prices.faqVisits.map(
      ({ visits, priceCents }) =>
        [`prices.faqVisit${visits}`, () => formatWholeDollars(priceCents)] as const,
    ),
    // The same numbers of visits, bought one by one.
    ...prices.faqVisits.map(
      ({ visits }) =>
        [
          `prices.single${visits}`,
          () => formatWholeDollars(yearCents({ ...prices.minimumService, period: 'once' }, visits)),
        ] as const,
    ),
    ['prices.reviewClubReward', () => formatWholeDollars(prices.reviewClubRewardCents)],
    ['prices.cancelPolicy', () => copy.cancelPolicy],
    ...optionalClaims(company.claims),
    ...readEmergencyFacts(locale),
  ];
  return new Map(facts.map(([name, text]) => [name, collectReads(text)]));
});

const PLACEHOLDER = /\{([^{}]*)\}/g;
const NO_NAMES: ReadonlySet<string> = new Set();

/** Replaces the placeholders in every string of a value; `where` names file and field of the string. */
const replacePlaceholders = <Value>(
  value: Value,
  where: string,
  replace: (name: string, where: string) => string,
): Value =>
  mapTexts(value, where, (text, field) =>
    text.replace(PLACEHOLDER, (_, name: string) => replace(name, field)),
  );

/**
 * Replaces placeholders with facts: `{company.phone}` becomes the phone number.
 *
 * @param value - Text, or any value that contains texts in nested arrays and objects.
 * @param where - File and field, for the error message.
 * @param pageValues - Names to leave, which the page fills in with {@link fillIn}.
 * @param locale - Language of the facts.
 * @returns a copy of the same shape.
 * @throws Error when a placeholder names an unknown fact.
 */
export function interpolateFacts<Value>(
  value: Value,
  where: string,
  pageValues = NO_NAMES,
  locale: Locale = 'en',
): Value {
  const facts = factsIn(locale);
  return replacePlaceholders(value, where, (name, field) => {
    if (pageValues.has(name)) return `{${name}}`;
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`${field}: unknown fact {${name}}`);
    noteReads(fact.files);
    return fact.value;
  });
}

/**
 * Replaces placeholders with facts in HTML.
 *
 * @param html - Rendered Markdown; facts become text in it.
 * @param where - File and field, for the error message.
 * @param pageValues - Names to leave.
 * @param locale - Language of the facts.
 * @throws Error when a placeholder names an unknown fact.
 */
export function interpolateHtml(
  html: string,
  where: string,
  pageValues?: ReadonlySet<string>,
  locale?: Locale,
): string {
  return html.replace(PLACEHOLDER, (placeholder) =>
    interpolateFacts(placeholder, where, pageValues, locale)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;'),
  );
}

/**
 * Replaces placeholders with values of one page: `{city.name}` becomes the name of its city.
 *
 * @param value - Text, or any value that contains texts, whose facts are already replaced.
 * @param values - Values by name.
 * @param where - File and field, for the error message.
 * @returns a copy of the same shape.
 * @throws Error when a placeholder names an unknown value.
 */
export function fillIn<Value>(
  value: Value,
  values: Readonly<Record<string, string>>,
  where: string,
): Value {
  const known = new Map(Object.entries(values));
  return replacePlaceholders(value, where, (name, field) => {
    const text = known.get(name);
    if (text === undefined) throw new Error(`${field}: no value for {${name}}`);
    return text;
  });
}

/**
 * Splits a text at a placeholder in whose place the page renders an element, such as a link.
 *
 * @param text - Text that contains the placeholder once.
 * @param name - Name of the placeholder, without braces.
 * @param where - File and field, for the error message.
 * @returns the texts before and after the element.
 * @throws Error when the text does not contain the placeholder exactly once.
 */
export function splitAt(
  text: string,
  name: string,
  where: string,
): readonly [before: string, after: string] {
  const [before, after, ...more] = text.split(`{${name}}`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${where}: needs {${name}} exactly once`);
  return [before, after];
}
