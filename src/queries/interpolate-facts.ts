import { company } from './company.ts';
import { prices } from './prices.ts';
import { materialsDivisorText, salesTaxText } from '#src/domain/estimate-text.ts';
import { formatWholeDollars } from '#src/domain/money.ts';

function planPrice(id: string): string {
  const plan = prices.plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`src/content/prices.yaml: no plan '${id}'`);
  return formatWholeDollars(plan.priceCents);
}

const FACTS: ReadonlyMap<string, string> = new Map([
  ['company.name', company.name],
  ['company.shortName', company.shortName],
  ['company.phone', company.phone.display],
  ['company.email', company.email],
  ['company.licenseNumber', company.licenseNumber],
  ['company.base', company.base.name],
  ['company.members', company.claims.members.toLowerCase()],
  ['company.weekdayHours', company.hours.weekdays.display],
  ['company.emergencyHours', company.hours.emergency],
  ['prices.firstHour', formatWholeDollars(prices.labor.firstHourCents)],
  ['prices.quarterHour', formatWholeDollars(prices.labor.quarterHourCents)],
  ['prices.salesTax', salesTaxText(prices)],
  ['prices.materialsDivisor', materialsDivisorText(prices)],
  ['prices.minimumService', formatWholeDollars(prices.minimumService.priceCents)],
  ['prices.unlimitedMonthly', planPrice('unlimited')],
  ['prices.plan12', planPrice('visits-12')],
  ['prices.plan24', planPrice('visits-24')],
  ['prices.plan48', planPrice('visits-48')],
  ['prices.visitHours', String(prices.visitHours)],
  // The FAQ has figures of its own, which differ from the plans on the home page.
  ...prices.faqVisits.map(
    ({ visits, priceCents }) =>
      [`prices.faqVisit${visits}`, formatWholeDollars(priceCents)] as const,
  ),
  ['prices.reviewClubReward', formatWholeDollars(prices.reviewClubRewardCents)],
]);

/**
 * Replaces placeholders with facts: `{company.phone}` becomes the phone number.
 *
 * @param text - Text with placeholders.
 * @param where - File and field, for the error message.
 * @throws Error when a placeholder names an unknown fact.
 */
export function interpolateFacts(text: string, where: string): string {
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const fact = FACTS.get(name);
    if (fact === undefined) throw new Error(`${where}: unknown fact {${name}}`);
    return fact;
  });
}

/**
 * Replaces placeholders in every string of a value, including nested arrays and objects.
 *
 * @param value - Value of any shape.
 * @param where - File and field, for the error message.
 * @returns a copy of the same shape.
 * @throws Error when a placeholder names an unknown fact.
 */
export function interpolateAllFacts<Value>(value: Value, where: string): Value;
export function interpolateAllFacts(value: unknown, where: string): unknown {
  if (typeof value === 'string') return interpolateFacts(value, where);
  if (Array.isArray(value))
    return value.map((item, at) => interpolateAllFacts(item, `${where}[${at}]`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      interpolateAllFacts(inner, `${where}: ${key}`),
    ]),
  );
}
