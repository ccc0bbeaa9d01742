import { telLinkOfPrinted } from '#src/domain/contact-links.ts';
import type { LocalRule, Utility } from '#src/schemas/utilities.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { content, territory, type City } from './content.ts';
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

const { uses } = content(DEFAULT_LOCALE).cityPage.calls;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const isSecure = (address: string) => address.startsWith('https:');

/** Describes an emergency line by its hours alone, if its page says them. */
function useOf({ use, label, hours }: Utility['phones'][number]): string {
  const purpose = label ?? (use === 'emergency' && hours !== undefined ? undefined : uses[use]);
  return [purpose, hours].filter((part) => part !== undefined).join(', ');
}

function calleeOf({ name, website, source, phones }: Utility, serves?: string): Callee {
  const urgent = phones.filter(({ use }) => use === 'emergency');
  const others = phones.filter((phone) => !urgent.includes(phone));
  return {
    name,
    serves,
    page: isSecure(source) ? source : website,
    phones: [...urgent, ...others].map((phone) => ({
      text: phone.number,
      href: telLinkOfPrinted(phone.number),
      use: useOf(phone),
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
export function cityCalls(city: City) {
  if (city.water === undefined) return;
  const where = `src/content/cities/${city.slug}.md`;
  const find = (id: string) => getUtility(id, where);
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
    gas: [calleeOf(gas)],
    water: water.map(({ utility, serves }) => calleeOf(utility, serves)),
    sewage: sewer === undefined ? [] : [calleeOf(sewer)],
    permits: permits === undefined ? [] : [calleeOf(permits)],
    lateral: ruleOf(lateral),
    heaterPermit: ruleOf(city.heaterPermit),
    months: [...new Set(read.map((day) => MONTH.format(new Date(day))))].join(', '),
  };
}
