// cspell:ignore cañón montañas presa arroyo
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '#src/queries/content.ts';
import type { Company } from '#src/schemas/company.ts';

/** What names a firm: facts of its company and territory files, and its cities. */
export interface FirmNames {
  readonly company: Pick<
    Company,
    'name' | 'shortName' | 'siteUrl' | 'email' | 'licenseNumber' | 'reviewsUrl' | 'phone'
  >;
  readonly territory: {
    readonly region: string;
    readonly widerRegion: string;
    readonly county: string;
    readonly landscape: string;
    readonly areas: readonly string[];
  };
  readonly cities: readonly string[];
}

/** A city's name followed by one of these is the name of a landmark. */
const LANDMARKS = 'River|Mountains|Canyon|Fault|Dam|Wash|Creek|Peak';
/** The same in Spanish, before the name. */
const SPANISH_LANDMARKS = 'río|Río|sierra de|montañas|cañón de|presa|arroyo';
const TEXT_FILES = '**/{*.{html,js,css,json,webmanifest,xml,txt,vcf,svg},_headers,_redirects}';

/** Lists the words of a firm, without those of its county. */
function wordsOf({ company, territory, cities }: FirmNames): readonly string[] {
  const { phone } = company;
  return [
    ...[company.name, company.shortName, company.email, company.licenseNumber],
    ...(company.reviewsUrl === undefined ? [] : [company.reviewsUrl]),
    ...[new URL(company.siteUrl).host, company.email.replace(/^.*@/, '')],
    ...[phone.display, phone.e164, phone.e164.replace('+1', '')],
    ...[territory.region, territory.widerRegion, territory.landscape, ...territory.areas],
    ...cities,
  ];
}

/** Names of public services: several have that of a city in them (LOC-1). */
const serviceWords = content('en').utilities.utilities.flatMap(({ name, phones }) => [
  name,
  ...phones.flatMap(({ label }) => label ?? []),
]);

/**
 * Creates a search for words of one firm in texts of another.
 *
 * @param old - The firm that must not be named.
 * @param next - The firm that the texts are about; what it shares with the other is no finding.
 * @returns a function that lists the words of the old firm in a text, each once.
 */
export function createFirmSearch(old: FirmNames, next: FirmNames) {
  const { county } = next.territory;
  // 'Los Angeles' is a city of the sample firm, and also part of the county's name.
  const own = [...wordsOf(next), county, county.replace(/ County$/, ''), ...serviceWords];
  const longestFirst = own
    .toSorted((a, b) => b.length - a.length)
    .map((text) => RegExp.escape(text));
  const ownPattern = new RegExp(longestFirst.join('|'), 'g');
  const foreign = wordsOf(old).filter((word) => !own.includes(word));
  const patterns = foreign.map((word) => ({
    word,
    // A landscape word is also found as the beginning of another: foothills.
    pattern:
      word === old.territory.landscape
        ? new RegExp(`\\b${RegExp.escape(word)}`, 'i')
        : new RegExp(
            `(?<![\\p{L}\\d]|(?:${SPANISH_LANDMARKS}) )${RegExp.escape(word)}(?![\\p{L}\\d]| (?:${LANDMARKS})\\b)`,
            'u',
          ),
  }));
  return (text: string): readonly string[] => {
    const masked = text.replaceAll('&amp;', '&').replaceAll(ownPattern, '*');
    // Most words are in no text, which takes ten times as long to find out by a pattern.
    const isIn = ({ word, pattern }: (typeof patterns)[number]) =>
      (pattern.ignoreCase || masked.includes(word)) && pattern.test(masked);
    return patterns.filter(isIn).map(({ word }) => word);
  };
}

/** Lists words of another firm in the files of a built site, as 'file: word'. */
export function findInSite(dist: string, search: ReturnType<typeof createFirmSearch>) {
  return globSync(TEXT_FILES, { cwd: dist })
    .toSorted()
    .flatMap((file) =>
      search(readFileSync(join(dist, file), 'utf8')).map((word) => `${file}: ${word}`),
    );
}
