import { clampHours, type EstimateEntry, type LaborRates } from './estimate.ts';
import { materialsCentsFromText, materialsTextFromCents } from './materials-entry.ts';

const HOURS = 'hours';
const MATERIALS = 'materials';

/**
 * Reads an entry from a link to the calculator, such as `?hours=2.5&materials=120`.
 *
 * @param query - Query of the address.
 * @param labor - Labor rates, which limit the hours.
 * @returns an entry in range. Missing or invalid hours become the minimum, missing or invalid
 * materials become 0 (CALC-4).
 */
export function entryFromQuery(query: URLSearchParams, labor: LaborRates): EstimateEntry {
  return {
    hours: clampHours(Number(query.get(HOURS)), labor),
    materialsCents: materialsCentsFromText(query.get(MATERIALS)),
  };
}

/** Builds the query that opens the calculator with an entry: 'hours=2.5&materials=120' or 'hours=1'. */
export function queryFromEntry({ hours, materialsCents }: EstimateEntry): string {
  const hoursPart = `${HOURS}=${hours}`;
  return materialsCents === 0
    ? hoursPart
    : `${hoursPart}&${MATERIALS}=${materialsTextFromCents(materialsCents)}`;
}
