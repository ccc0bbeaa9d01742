import { company } from '#src/content/company.ts';
import { prices } from '#src/content/prices.ts';
import { materialsDivisorText, salesTaxText } from '#src/domain/estimate-text.ts';
import { formatWholeDollars } from '#src/domain/money.ts';

function planPrice(id: string): string {
  const plan = prices.plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`src/content/prices.ts: no plan '${id}'`);
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
  // The FAQ's own figures, whatever the plans of the home page cost.
  ...prices.faqVisits.map(
    ({ visits, priceCents }) =>
      [`prices.faqVisit${visits}`, formatWholeDollars(priceCents)] as const,
  ),
  ['prices.reviewClubReward', formatWholeDollars(prices.reviewClubRewardCents)],
]);

/**
 * Puts facts into prose: `{company.phone}` becomes the number.
 * @param where file and field, for the message
 * @throws Error when the text names a fact that does not exist
 */
export function interpolateFacts(text: string, where: string): string {
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const fact = FACTS.get(name);
    if (fact === undefined) throw new Error(`${where}: unknown fact {${name}}`);
    return fact;
  });
}

/**
 * Fills every text inside a value: the strings of an object, of its arrays, of objects within.
 * @returns the same shape with the facts in place
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
