/** A place with its ZIP codes. */
export interface ZipArea {
  readonly zips: readonly string[];
  /** Whether the company names it as a service area (PROD-2). */
  readonly isNamed: boolean;
}

/** What a visitor typed: a ZIP code, or the number of digits in anything else. */
export type ZipEntry =
  | { readonly zip: string; readonly digits?: never }
  | { readonly zip?: never; readonly digits: number };

/** The places of a ZIP code, or where to ask for it. */
export interface ZipResult<Area extends ZipArea> {
  readonly kind: 'served' | 'near' | 'far';
  readonly areas: readonly Area[];
}

const ZIP_DIGITS = 5;
const ZIP_PLUS_4_DIGITS = 9;
/** The first three digits name the sorting center that serves a group of neighboring places. */
const PREFIX_DIGITS = 3;
const MAX_NEAR_AREAS = 3;

const RANGE = '\u2013';

/**
 * Writes sorted ZIP codes for people, successive ones as a range: '90001–90003 90005'. Three ZIP codes
 * make a range.
 */
export function formatZips(zips: readonly string[]): string {
  const runs: string[][] = [];
  for (const zip of zips) {
    const run = runs.at(-1);
    if (run !== undefined && Number(zip) === Number(run.at(-1)) + 1) run.push(zip);
    else runs.push([zip]);
  }
  return runs
    .map((run) => (run.length < 3 ? run.join(' ') : `${run[0]}${RANGE}${run.at(-1)}`))
    .join(' ');
}

/** Reads the ZIP codes that `formatZips` wrote. */
export function parseZips(text: string): readonly string[] {
  return [...text.matchAll(/(\d{5})(?:\u2013(\d{5}))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at)),
  );
}

/**
 * Reads a ZIP code from text that a visitor typed (ANSW-2): also with blanks, hyphens, letters around
 * it, full-width digits or as ZIP+4.
 *
 * @returns the first five digits of the only run of five or nine digits; otherwise the number of
 * digits in the text.
 */
export function readZip(typed: string): ZipEntry {
  const plain = typed.normalize('NFKC').replace(/[\s\p{Dash_Punctuation}]/gu, '');
  const runs = plain.split(/\D/);
  const [code, ...more] = runs.filter(
    ({ length }) => length === ZIP_DIGITS || length === ZIP_PLUS_4_DIGITS,
  );
  if (code !== undefined && more.length === 0) return { zip: code.slice(0, ZIP_DIGITS) };
  return { digits: runs.join('').length };
}

/**
 * Finds the places of a ZIP code (ANSW-2). An unknown code gets places with close ones: numbers are
 * given out by sorting center, so within the same first three digits a close number is usually a
 * close place. There are no coordinates of unknown codes, so this is not a distance.
 *
 * @param zip - Five digits.
 * @param areas - Places in display order.
 * @returns `served`: every place with the code; `near`: at most three places with the same first three
 * digits, closest number first; `far`: no place has these digits, the named service areas.
 */
export function findByZip<Area extends ZipArea>(
  zip: string,
  areas: readonly Area[],
): ZipResult<Area> {
  const served = areas.filter(({ zips }) => zips.includes(zip));
  if (served.length > 0) return { kind: 'served', areas: served };
  const near = areas
    .map((area) => {
      const close = area.zips.filter((other) => other.startsWith(zip.slice(0, PREFIX_DIGITS)));
      const gap = Math.min(...close.map((other) => Math.abs(Number(other) - Number(zip))));
      return { area, gap };
    })
    .filter(({ gap }) => gap < Infinity)
    .sort((a, b) => a.gap - b.gap)
    .slice(0, MAX_NEAR_AREAS)
    .map(({ area }) => area);
  if (near.length > 0) return { kind: 'near', areas: near };
  return { kind: 'far', areas: areas.filter(({ isNamed }) => isNamed) };
}
