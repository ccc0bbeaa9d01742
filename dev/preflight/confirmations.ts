// cspell:ignore muestran pieza vieja grupos válvula ponemos etiqueta renueva
import { company, content, prices } from '#src/queries/content.ts';
import type { LocalRule } from '#src/schemas/utilities.ts';
import { findWords, type PageText, pagesOf, pagesWithFigure } from './find-words.ts';
import { handymanVisit } from '#src/queries/handyman-visit.ts';
import { priceContradictions } from './price-contradictions.ts';
import { listPages, type Point } from './report.ts';
import { settingAt } from './settings.ts';

/**
 * A promise of the pages that is a fact of the company only if the owner keeps it.
 *
 * @public
 */
export interface OwnerPromise {
  readonly text: string;
  readonly pattern: RegExp;
}

/**
 * What the pages say that the company does.
 *
 * @public
 */
export const ownerPromises: readonly OwnerPromise[] = [
  {
    text: 'Promise: the plumber shows the customer the old part',
    pattern: /show you the old part|muestran la pieza vieja/i,
  },
  {
    text: 'Promise: after a maintenance visit there is a list in three groups',
    pattern: /list in three groups|tres grupos/i,
  },
  {
    text: 'Promise: valves get a tag that says what they shut',
    pattern: /valves get a tag|válvula le ponemos una etiqueta/i,
  },
  {
    text: 'Promise: yearly plans end after their year and do not renew',
    pattern:
      /(?:yearly|annual|12 visits)[^.]*(?:its year|one year|renew)|anual[^.]*(?:su año|renueva)/i,
  },
];

const { utilities } = content('en').utilities;

/** The rules of a city (LOC-3). */
export interface CityRules {
  readonly slug: string;
  readonly lateral?: LocalRule;
  readonly heaterPermit?: LocalRule;
}

const numberPattern = (number: string) => new RegExp(`(?<!\\d)${RegExp.escape(number)}(?!\\d)`);

/** More points of one kind than these become one point, with a line of details for each. */
const SEPARATE = 3;

function grouped(points: readonly Point[], text: (count: number) => string): readonly Point[] {
  if (points.length <= SEPARATE) return points;
  const details = points.flatMap((point) => [
    `${point.text}  ${listPages(point.paths ?? [], Infinity)}`,
    ...(point.details ?? []).map((line) => `  ${line}`),
  ]);
  const paths = [...new Set(points.flatMap((point) => point.paths ?? []))];
  return [{ text: text(points.length), paths, details }];
}

/** Numbers of public services that the owner has not called yet (EMERG-2, LOC-5). */
function publicNumbers(pages: readonly PageText[]): readonly Point[] {
  const open = utilities.filter(({ confirmed }) => confirmed === undefined);
  return [...Map.groupBy(open, ({ kind }) => kind)].flatMap(([kind, services]) =>
    grouped(
      services
        .flatMap(({ name, phones, source, read }) =>
          phones.map(({ number, use }) => ({
            text: `${name}, ${use} number ${number}, as its page said on ${read}`,
            paths: pagesOf(findWords(pages, numberPattern(number))),
            details: [`Source: ${source}. Call it, then set Confirmed on to the day.`],
          })),
        )
        .filter(({ paths }) => paths.length > 0),
      (count) => `Public numbers that nobody has called, ${kind}: ${count}`,
    ),
  );
}

/** Months after which a fact of a public page is read again (LOC-5). */
const FRESH_MONTHS = 18;

/** Facts of public pages that were read or confirmed too long ago (LOC-5). */
export function oldFacts(cities: readonly CityRules[], today: string): readonly Point[] {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - FRESH_MONTHS);
  const oldest = day.toISOString().slice(0, today.length);
  const facts = [
    ...utilities.flatMap(({ id, read, confirmed = read, lateral }) => [
      { fact: `utilities.yaml: ${id}`, on: confirmed },
      { fact: `utilities.yaml: ${id}: lateral`, on: lateral?.read },
    ]),
    ...cities.flatMap(({ slug, lateral, heaterPermit }) => [
      { fact: `cities/${slug}.md: lateral`, on: lateral?.read },
      { fact: `cities/${slug}.md: heaterPermit`, on: heaterPermit?.read },
    ]),
  ];
  return grouped(
    facts.flatMap(({ fact, on }) =>
      on === undefined || on >= oldest.slice(0, on.length)
        ? []
        : [{ text: `${fact}: last read or confirmed on ${on}` }],
    ),
    (count) => `Facts read or confirmed more than ${FRESH_MONTHS} months ago: ${count}`,
  );
}

/** Claims about the company, which must be provable at any time (PROD-5). */
function claims(pages: readonly PageText[]): readonly Point[] {
  const { rating, experience, customers, members } = company.claims;
  return [
    ...(rating === undefined
      ? []
      : [{ text: `${rating} stars`, pattern: `\\b${RegExp.escape(rating)}(?![\\d%])` }]),
    ...[experience, customers, members].flatMap((claim) =>
      claim === undefined ? [] : [{ text: claim, pattern: RegExp.escape(claim) }],
    ),
  ].map(({ text, pattern }) => ({
    text,
    paths: pagesOf(findWords(pages, new RegExp(pattern, 'i'))),
    details: ['Keep the evidence, or change it.'],
    setting: settingAt('company.yaml', 'claims'),
  }));
}

function promises(pages: readonly PageText[]): readonly Point[] {
  return ownerPromises.flatMap(({ text, pattern }) => {
    const findings = findWords(pages, pattern);
    const details = findings.map(
      ({ words, paths }) => `“${words}”  ${listPages(paths, pages.length)}`,
    );
    return findings.length === 0 ? [] : [{ text, paths: pagesOf(findings), details }];
  });
}

/** Prices that contradict each other, each figure with the pages that show it (PLAN-4). */
function contradictions(pages: readonly PageText[]): readonly Point[] {
  const visit = handymanVisit(prices);
  if (visit === undefined) return [];
  return priceContradictions({ ...prices, ...visit }).map(({ problem, figures }) => {
    const shown = figures.map((figure) => ({ figure, paths: pagesWithFigure(pages, figure) }));
    return {
      text: problem,
      setting: settingAt('prices.yaml'),
      paths: [...new Set(shown.flatMap(({ paths }) => paths))],
      details: shown
        .filter(({ paths }) => paths.length > 0)
        .map(({ figure, paths }) => `${figure}  ${listPages(paths, pages.length)}`),
    };
  });
}

/** Lists numbers, prices, claims and promises that the owner has to confirm. */
export function confirmations(pages: readonly PageText[]): readonly Point[] {
  return [...publicNumbers(pages), ...contradictions(pages), ...claims(pages), ...promises(pages)];
}
