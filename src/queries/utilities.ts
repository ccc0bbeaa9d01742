import type { Utility } from '#src/schemas/utilities.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { perLocale } from './cached.ts';
import { contentError } from './content-error.ts';
import { sourcesIn } from './sources.ts';

const FILE = 'utilities.yaml';
const { utilities } = sourcesIn(DEFAULT_LOCALE).utilities;

const byId = perLocale(
  (locale) =>
    new Map(sourcesIn(locale).utilities.utilities.map((utility) => [utility.id, utility])),
);

/**
 * Finds a public service by its id (LOC-1).
 *
 * @param where - File and field that name it, for the error message.
 * @throws Error when utilities.yaml does not have it.
 */
export function getUtility(id: string, where: string, locale: Locale = DEFAULT_LOCALE): Utility {
  const utility = byId(locale).get(id);
  if (utility === undefined) throw contentError(`${where}: ${FILE} has no service '${id}'`);
  return utility;
}

/** What a service must be for each field of a city: a water supplier often has the sewers too. */
const KINDS = {
  gas: ['gas'],
  water: ['water'],
  sewer: ['sewer', 'water'],
  permits: ['permits'],
} as const satisfies Record<string, readonly Utility['kind'][]>;

interface CityUtilities {
  readonly gas?: string;
  readonly water?: readonly { readonly utility: string }[];
  readonly sewer?: string;
  readonly permits?: string;
}

/**
 * Checks the services that a city names (LOC-5). Where no water supplier is known, no city needs one
 * (LOC-8).
 *
 * @param file - File of the city, for the error message.
 * @throws Error when a service is unknown or does something else, or the water supplier is missing.
 */
export function requireUtilities({ gas, water, sewer, permits }: CityUtilities, file: string) {
  const named = { gas: [gas], water: water?.map(({ utility }) => utility) ?? [] };
  const all = { ...named, sewer: [sewer], permits: [permits] };
  for (const field of ['gas', 'water', 'sewer', 'permits'] as const)
    for (const id of all[field]) {
      if (id === undefined) continue;
      const { kind } = getUtility(id, `${file}: ${field}`);
      const kinds: readonly Utility['kind'][] = KINDS[field];
      if (!kinds.includes(kind))
        throw contentError(`${file}: ${field}: '${id}' is of the kind '${kind}' in ${FILE}`);
    }
  if (water === undefined && utilities.some(({ kind }) => kind === 'water'))
    throw contentError(`${file}: water: the city has no water supplier of ${FILE}`);
}

/**
 * Finds the number of a public service that answers emergencies.
 *
 * @throws Error when it has none.
 */
export function emergencyNumber({ id, phones }: Utility): string {
  const phone = phones.find(({ use }) => use === 'emergency');
  if (phone === undefined)
    throw contentError(`src/content/${FILE}: '${id}': phones: none is for emergencies`);
  return phone.number;
}
