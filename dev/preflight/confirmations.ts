// cspell:ignore muestran pieza vieja grupos válvula ponemos etiqueta renueva
import { company } from '#src/queries/company.ts';
import { prices } from '#src/queries/prices.ts';
import { readFacts } from '#src/queries/read-facts.ts';
import { findWords, literally, type PageText, pagesOf, pagesWithFigure } from './find-words.ts';
import { priceContradictions } from './price-contradictions.ts';
import { listPages, type Point } from './report.ts';

/** A promise of the pages that is a fact of the company only if the owner keeps it. */
export interface OwnerPromise {
  readonly text: string;
  readonly pattern: RegExp;
}

/** What the pages say that the company does. */
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

const numberPattern = (number: string) => new RegExp(`(?<!\\d)${literally(number)}(?!\\d)`);

/** Numbers of public services that the owner has not called yet (EMERG-2, LOC-5). */
function publicNumbers(pages: readonly PageText[]): readonly Point[] {
  return readFacts('utilities.yaml')
    .utilities.filter(({ confirmed }) => confirmed === undefined)
    .flatMap(({ name, phones, source, read }) =>
      phones.map(({ number, use }) => ({
        text: `${name}, ${use} number ${number}, as its page said on ${read}`,
        paths: pagesOf(findWords(pages, numberPattern(number))),
        details: [
          `Source: ${source}. Call it, then set 'confirmed' to the day in src/content/utilities.yaml.`,
        ],
      })),
    )
    .filter(({ paths }) => paths.length > 0);
}

/** Claims about the company, which must be provable at any time (PROD-5). */
function claims(pages: readonly PageText[]): readonly Point[] {
  const { rating, experience, customers, members } = company.claims;
  return [
    ...(rating === undefined
      ? []
      : [{ text: `Claim: ${rating} stars`, pattern: `\\b${literally(rating)}(?![\\d%])` }]),
    ...[experience, customers, members].flatMap((claim) =>
      claim === undefined ? [] : [{ text: `Claim: ${claim}`, pattern: literally(claim) }],
    ),
  ].map(({ text, pattern }) => ({
    text,
    paths: pagesOf(findWords(pages, new RegExp(pattern, 'i'))),
    details: ['Keep the evidence, or change src/content/company.yaml.'],
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
  return priceContradictions(prices).map(({ problem, figures }) => {
    const shown = figures.map((figure) => ({ figure, paths: pagesWithFigure(pages, figure) }));
    return {
      text: `Prices: ${problem}`,
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
