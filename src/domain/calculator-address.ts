import { clampHours, type EstimateEntry, type LaborRates } from './estimate.ts';
import { materialsCentsFromText, materialsTextFromCents } from './materials-entry.ts';

const HOURS = 'hours';
const MATERIALS = 'materials';

/**
 * What a link to the calculator asks for: `?hours=2.5&materials=120`.
 *
 * In: the address's query and the labor rates, which bound the hours. Out: an entry in range; what
 * is missing or wrong becomes the shortest visit and no materials (CALC-4).
 */
export function entryFromQuery(query: URLSearchParams, labor: LaborRates): EstimateEntry {
  return {
    hours: clampHours(Number(query.get(HOURS) ?? ''), labor),
    materialsCents: materialsCentsFromText(query.get(MATERIALS) ?? ''),
  };
}

/** The query that opens the calculator on an entry: 'hours=2.5&materials=120', or 'hours=1'. */
export function queryFromEntry({ hours, materialsCents }: EstimateEntry): string {
  const hoursPart = `${HOURS}=${hours}`;
  return materialsCents === 0
    ? hoursPart
    : `${hoursPart}&${MATERIALS}=${materialsTextFromCents(materialsCents)}`;
}
