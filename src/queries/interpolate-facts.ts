import type { z } from 'astro/zod';
import {
  materialsDivisorText,
  materialsMarkupText,
  salesTaxText,
} from '#src/domain/estimate-text.ts';
import { estimate, laborCents } from '#src/domain/estimate.ts';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { fillText, replacePlaceholders } from '#src/domain/fill-text.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import type { Company } from '#src/schemas/company.ts';
import { rulesOfFile } from '#src/schemas/field-rules.ts';
import { offerFacts } from './offer-facts.ts';
import { perLocale } from './cached.ts';
import { contentError } from './content-error.ts';
import { readEmergencyFacts } from './emergency-calls.ts';
import type { Fill } from './read-content.ts';
import { officeHoursIn } from './office-hours.ts';
import { collectReads, mapTexts, noteReads } from './shown-files.ts';
import { sourcesIn } from './sources.ts';

const { prices } = sourcesIn(DEFAULT_LOCALE);

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
function optionalFacts({ claims, hours }: Company): readonly Fact[] {
  const { rating, members } = claims;
  const { emergency } = hours;
  return [
    ...(emergency === undefined ? [] : [['company.emergencyHours', () => emergency] as const]),
    ...(rating === undefined ? [] : [['company.rating', () => rating] as const]),
    ...(members === undefined ? [] : [['company.members', () => members.toLowerCase()] as const]),
  ];
}

/** Facts in a language, by name: their texts and the translated files that these come from. */
const factsIn = perLocale((locale) => {
  const { company, territory, prices: copy } = sourcesIn(locale);
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
    ['company.officeHours', () => officeHoursIn(locale).inText],
    ['company.emergenciesOnly', () => officeHoursIn(locale).emergenciesOnly],
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
    ['prices.cancelPolicy', () => copy.cancelPolicy],
    ...optionalFacts(company),
    ...offerFacts(prices, locale),
    ...readEmergencyFacts(locale),
  ];
  return new Map(facts.map(([name, text]) => [name, collectReads(text)]));
});

/** Returns the functions that fill the facts of a language into texts and HTML. */
export const factsFor = perLocale((locale): Fill => {
  const facts = factsIn(locale);
  const text: Fill['text'] = (source, where, rules) =>
    replacePlaceholders(source, (name) => {
      if (rules?.placeholders.includes(name) === true) return `{${name}}`;
      const fact = facts.get(name);
      if (fact === undefined) throw contentError(`${where}: unknown fact {${name}}`);
      noteReads(fact.files);
      return fact.value;
    });
  const html: Fill['html'] = (source, where) =>
    replacePlaceholders(source, (name) =>
      text(`{${name}}`, where).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    );
  return { text, html };
});

/**
 * Replaces placeholders with facts: `{company.phone}` becomes the phone number. Placeholders that the
 * schema of the field names stay: the page fills them in.
 *
 * @param value - Text, or any value that contains texts in nested arrays and objects.
 * @param where - File and field, for the error message.
 * @param schema - Schema of the value.
 * @param locale - Language of the facts.
 * @returns a copy of the same shape.
 * @throws Error when a placeholder names an unknown fact.
 */
export const interpolateFacts = <Value>(
  value: Value,
  where: string,
  schema?: z.core.$ZodType,
  locale: Locale = DEFAULT_LOCALE,
): Value => mapTexts(value, where, factsFor(locale).text, schema && rulesOfFile(schema));

/**
 * Replaces placeholders with values of one page, in every text of a value.
 *
 * @param value - Any value that contains texts, whose facts are already replaced.
 * @param values - Values by name.
 * @returns a copy of the same shape.
 * @throws Error when a placeholder names an unknown value.
 */
export const fillTexts = <Value>(value: Value, values: Readonly<Record<string, string>>): Value =>
  mapTexts(value, '', (text) => fillText(text, values));
