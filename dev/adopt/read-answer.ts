import { nearest } from '#src/domain/nearest-cities.ts';
import { slugFromText } from '#src/domain/slug.ts';
import { numberFromText } from '#dev/editor/number-from-text.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { listedPlaces } from './places.ts';

const COUNT = /^\d+$/;

/** Reads 'yes' and 'no'. Other texts stay. */
export function yesOrNo(line: string): boolean | string {
  const word = line.toLowerCase();
  if (/^y(?:es)?$/.test(word)) return true;
  return /^no?$/.test(word) ? false : line;
}

/** Selects the listed places with ZIP codes that are nearest to a city, itself included. */
function placesAround(name: string, count: number): readonly string[] {
  const base = listedPlaces.get(slugFromText(name));
  if (base === undefined) return [];
  const places = [...listedPlaces.values()].filter(({ zips }) => zips.length > 0);
  return [base, ...nearest(base, places, count - 1).map(({ place }) => place)].map(
    (place) => place.name,
  );
}

/** Reads names with commas between. */
export const readNames = (line: string): readonly string[] =>
  line.split(',').map((name) => name.trim());

/** Reads names of cities, or how many around the base, as the cities of the region. */
export function readCities(line: string, answers: KeptAnswers) {
  const names = COUNT.test(line)
    ? placesAround(String(answers.get(['base'])), Number(line))
    : readNames(line);
  return { [String(answers.get(['territory', 'region']))]: names };
}

/** Reads hours of several days: 'Monday to Friday, 8 AM to 5 PM; Saturday, 9 AM to noon'. */
export const readHours = (line: string): readonly string[] =>
  line.split(';').map((days) => days.trim());

/** Divides a line at commas that do not stand in an amount. */
const itemsOf = (line: string) => line.split(/,(?!\d{3}(?!\d))/).map((item) => item.trim());

/** Reads '12 for 2100 a year upfront, unlimited for 125 a month'. An item that does not fit stays. */
export function readPlans(line: string): readonly unknown[] {
  return itemsOf(line).map((item) => {
    const found =
      /^(unlimited|\d+)(?: visits)?(?: for)? (\S+) (?:a|per) (month|year)( upfront)?$/i.exec(item);
    if (found === null) return item;
    const [, visits = '', price = '', per = '', upfront] = found;
    return {
      visits: COUNT.test(visits) ? Number(visits) : visits.toLowerCase(),
      price: numberFromText(price),
      per: per.toLowerCase(),
      ...(upfront !== undefined && { upfront: true }),
    };
  });
}

/** Reads '3 for 540, 6 for 1050'. An item that does not fit stays. */
export function readSets(line: string): readonly unknown[] {
  return itemsOf(line).map((item) => {
    const [, visits, price] = /^(\d+)(?: visits)? for (\S+)$/i.exec(item) ?? [];
    return visits === undefined || price === undefined
      ? item
      : { visits: Number(visits), price: numberFromText(price) };
  });
}
