import { telLinkOfPrinted } from '#src/domain/contact-links.ts';
import type { LocalRule, Utility } from '#src/schemas/utilities.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '#src/domain/locale.ts';
import { memoize } from '#src/domain/memoize.ts';
import { perLocale } from './cached.ts';
import { content, territory, type Content, type Place } from './content.ts';
import { getUtility } from './utilities.ts';

/** A service with its numbers, as the page of its source states them. */
export interface Callee {
  readonly name: string;
  /** Part of the city that it serves. */
  readonly serves?: string | undefined;
  /** Address of the page of its source, or of its home page where that page is only at http (PROD-6). */
  readonly page: string;
  /** Emergency numbers first; `use`: what a number is for and when it answers. */
  readonly phones: readonly {
    readonly text: string;
    readonly href: string;
    readonly use: string;
  }[];
}

type Uses = Content['cityPage']['calls']['uses'];

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const monthIn = perLocale((locale) => {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], MONTH);
  return memoize((day) => format.format(new Date(day)));
});

const isSecure = (address: string) => address.startsWith('https:');

/** Describes an emergency line by its hours alone, if its page says them. */
function useOf({ use, label, hours }: Utility['phones'][number], uses: Uses): string {
  const purpose = label ?? (use === 'emergency' && hours !== undefined ? undefined : uses[use]);
  return [purpose, hours].filter((part) => part !== undefined).join(', ');
}

function calleeOf({ name, website, source, phones }: Utility, uses: Uses, serves?: string): Callee {
  const urgent = phones.filter(({ use }) => use === 'emergency');
  const others = phones.filter((phone) => !urgent.includes(phone));
  return {
    name,
    serves,
    page: isSecure(source) ? source : website,
    phones: [...urgent, ...others].map((phone) => ({
      text: phone.number,
      href: telLinkOfPrinted(phone.number),
      use: useOf(phone, uses),
    })),
  };
}

/** A rule with the page that states it; without a link where the page is only at http (PROD-6). */
const ruleOf = (rule: LocalRule | undefined) =>
  rule && { says: rule.says, page: isSecure(rule.source) ? rule.source : undefined };

/**
 * Finds whom to call in a city (LOC-2).
 *
 * @returns undefined where no water supplier is known (LOC-8).
 */
export function cityCalls(city: Place, locale: Locale = DEFAULT_LOCALE) {
  if (city.water === undefined) return;
  const where = `src/content/cities/${city.slug}.md`;
  const { uses } = content(locale).cityPage.calls;
  const find = (id: string) => getUtility(id, where, locale);
  const findOptional = (id: string | undefined) => (id === undefined ? undefined : find(id));
  const gas = find(city.gas ?? territory.gas);
  const water = city.water.map(({ utility, serves }) => ({ utility: find(utility), serves }));
  const sewer = findOptional(city.sewer);
  const permits = findOptional(city.permits);
  const lateral = city.lateral ?? sewer?.lateral;
  const read = [gas, ...water.map(({ utility }) => utility), sewer, permits, lateral]
    .concat(city.heaterPermit)
    .flatMap((fact) => (fact === undefined ? [] : [fact.read]))
    .toSorted();
  return {
    gas: [calleeOf(gas, uses)],
    water: water.map(({ utility, serves }) => calleeOf(utility, uses, serves)),
    sewage: sewer === undefined ? [] : [calleeOf(sewer, uses)],
    permits: permits === undefined ? [] : [calleeOf(permits, uses)],
    lateral: ruleOf(lateral),
    heaterPermit: ruleOf(city.heaterPermit),
    months: [...new Set(read.map(monthIn(locale)))].join(', '),
  };
}
