import type { Estimate, EstimateEntry } from '#src/domain/estimate.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { getCityPages } from './city-pages.ts';
import type { City, Content } from './content.ts';

/** Number of prices that a service page shows. */
const PRICES_SHOWN = 4;

/** A plumber's priced job of a city. */
export interface UsualPrice {
  readonly city: City;
  readonly name: string;
  readonly entry: EstimateEntry;
  readonly price: Estimate;
}

/** Selects a number of items evenly, among them the first and the last. */
function selectEvenly<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / (count - 1);
  const chosen = new Set(Array.from({ length: count }, (_, at) => Math.round(at * step)));
  return items.filter((_, at) => chosen.has(at));
}

/** Formats a plumber's hours: those of the shortest job are marked as the minimum (ASK-2). */
export function plumberHoursText(
  hours: number,
  { calculator, prices, servicePage }: Content,
): string {
  const text = hoursText(hours, calculator);
  return hours > prices.labor.minHours
    ? text
    : fillText(servicePage.prices.minimum, { hours: text });
}

/** Lists the plumber's jobs of the cities that feature a service (CITY-2), from the lowest total to the highest. */
const getPricedJobs = (service: string, locale: Locale) =>
  getCityPages(locale)
    .flatMap(({ city, featured, job: { entry, price } }) =>
      featured.slug === service && entry !== undefined ? [{ city, entry, price }] : [],
    )
    .toSorted((a, b) => a.price.totalCents - b.price.totalCents);

/** Selects worked prices of a service, from the lowest total to the highest. */
export const getUsualPrices = (
  service: string,
  locale: Locale = DEFAULT_LOCALE,
): readonly UsualPrice[] =>
  selectEvenly(getPricedJobs(service, locale), PRICES_SHOWN).map((one) => ({
    ...one,
    name: one.city.job.name,
  }));

/** Finds the lowest total of a service, for pages that do not name its job. */
export const getLowestTotalCents = (service: string, locale: Locale): number | undefined =>
  getPricedJobs(service, locale)[0]?.price.totalCents;

/** A plumber's job with a short name. */
interface StartingJob extends Pick<UsualPrice, 'name' | 'entry'> {
  /** Slug of its service. */
  readonly service: string;
}

/** Lists the jobs from which the calculator can start, by their total. */
export function getStartingJobs(locale: Locale): readonly StartingJob[] {
  return getCityPages(locale)
    .flatMap(({ city: { job }, featured, job: { entry, price } }) =>
      job.by === 'plumber' && job.short !== undefined && entry !== undefined
        ? [{ name: job.short, service: featured.slug, entry, price }]
        : [],
    )
    .toSorted((a, b) => a.price.totalCents - b.price.totalCents);
}
