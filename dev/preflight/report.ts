import { styleText } from 'node:util';
import type { LaunchBlocker } from '#src/integrations/launch-blockers.ts';
import { findWords, placesWithout } from './find-words.ts';
import type { LegalPoint } from './legal-checklist.ts';
import type { Text, Texts } from './texts.ts';

const PLACES_NAMED = 3;
const WORDINGS_SHOWN = 8;

/** @returns one line per blocker */
export function blockerLines(blockers: readonly LaunchBlocker[]): readonly string[] {
  if (blockers.length === 0)
    return [styleText('green', 'No sample facts, and member login is set up.')];
  return [
    styleText('red', `Blockers (${blockers.length})`),
    ...blockers.map(({ subject, problem }) => `  ✗ ${subject.padEnd(24)} ${problem}`),
    '  Facts are in src/content/company.yaml, the PUBLIC_ variables in .env or in the host’s settings.',
  ];
}

function placesInWords(places: readonly string[], all: number): string {
  if (places.length === all) return `every page (${all})`;
  const named = places.slice(0, PLACES_NAMED).join(', ');
  const more = places.length - PLACES_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}

function wordingLines({ pattern }: LegalPoint, texts: readonly Text[]): readonly string[] {
  const findings = findWords(texts, pattern);
  const more = findings.length - WORDINGS_SHOWN;
  return [
    ...findings
      .slice(0, WORDINGS_SHOWN)
      .map(({ words, places }) => `    “${words}”  ${placesInWords(places, texts.length)}`),
    ...(more > 0 ? [`    and ${more} more wordings`] : []),
    ...(findings.length === 0 ? ['    (no such words found)'] : []),
  ];
}

function absenceLine({ pattern }: LegalPoint, { isBuilt, texts }: Texts): string {
  if (!isBuilt) return '    (build the site first: npm run build)';
  const places = placesWithout(texts, pattern);
  return places.length === 0 ? '    none' : `    ${placesInWords(places, texts.length)}`;
}

/** @returns a legal point with the words concerned and the pages that contain them */
export function pointLines(point: LegalPoint, read: Texts): readonly string[] {
  return [
    `
  ☐ ${styleText('bold', point.title)}`,
    `    ${point.rule}`,
    ...(point.concerns === 'where absent'
      ? [absenceLine(point, read)]
      : wordingLines(point, read.texts)),
  ];
}
