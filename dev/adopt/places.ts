import { readFileSync } from 'node:fs';
import { invariant } from '#src/domain/invariant.ts';
import { isWithinTypos } from '#src/domain/answer-search.ts';
import { slugFromText } from '#src/domain/slug.ts';
import type { Point } from '#src/domain/distance.ts';

/** A place of the shipped list. */
export interface ListedPlace extends Point {
  readonly name: string;
  readonly slug: string;
  readonly kind: 'city' | 'unincorporated community';
  /** Empty where the place uses the mailing name of a neighbor. */
  readonly zips: readonly string[];
}

export const LIST_FILE = 'dev/adopt/los-angeles-county.csv';
export const LIST_COUNTY = 'Los Angeles County';

function readPlace(line: string): ListedPlace {
  const [name, kind, lat, lng, zips] = line.split(',');
  invariant(name !== undefined && zips !== undefined, `${LIST_FILE}: '${line}' has no five values`);
  return {
    name,
    slug: slugFromText(name),
    kind: kind === 'city' ? 'city' : 'unincorporated community',
    lat: Number(lat),
    lng: Number(lng),
    zips: zips.split(' ').filter(Boolean),
  };
}

/** Places of Los Angeles County by slug. The file names its sources. */
export const listedPlaces: ReadonlyMap<string, ListedPlace> = new Map(
  readFileSync(LIST_FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readPlace)
    .map((place) => [place.slug, place]),
);

/** Asks for the listed place whose name has been misspelled, in parentheses; empty without one. */
export function didYouMean(name: string): string {
  const slug = slugFromText(name);
  const [nearest] = [0, 1, 2].flatMap((typos) =>
    [...listedPlaces.values()].filter((place) => isWithinTypos(slug, place.slug, typos)),
  );
  return nearest === undefined || nearest.slug === slug ? '' : ` (did you mean ${nearest.name}?)`;
}
