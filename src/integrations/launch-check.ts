import type { AstroIntegration } from 'astro';
import { cityDrafts, draftText } from '#src/queries/city-drafts.ts';
import { contentError } from '#src/queries/content-error.ts';
import { content } from '#src/queries/content.ts';
import { translatedLocales } from '#src/queries/edition.ts';
import {
  describeMisfits,
  listMissingTexts,
  nameFields,
  readTranslations,
} from '#src/queries/translation-files.ts';
import { checkLinks } from '#src/routes/check-links.ts';
import { factBlockers, type LaunchFacts } from './launch-blockers.ts';

function warnOfTexts(warn: (line: string) => void): void {
  for (const draft of cityDrafts)
    warn(`src/content/city-drafts/${draft.slug}.md is not published: ${draftText(draft)}`);
  for (const line of translatedLocales.flatMap(listMissingTexts)) warn(line);
  for (const translation of translatedLocales.flatMap(readTranslations)) {
    const { file, outdated, state } = translation;
    if (state === 'unfit')
      warn(
        `These texts do not fit the English file. Their pages show the English ones, and search engines do not list them until you correct the texts (npm run edit, "Spanish texts"):\n${describeMisfits(translation)}`,
      );
    if (state === 'changed') warn(`${file}: the English text has changed: ${nameFields(outdated)}`);
  }
}

/**
 * Says which sample facts are in place (PROD-10).
 *
 * @param facts - Facts of the company file.
 * @throws Error that names them, with REFUSE_SAMPLES=1, as the host of the public site should set it.
 */
export function checkSamples(facts: LaunchFacts, warn: (line: string) => void): void {
  const subjects = factBlockers(facts).map(({ subject }) => subject);
  if (subjects.length === 0) return;
  const line = `src/content/company.yaml contains sample facts: ${subjects.join(', ')} (details: npm run preflight)`;
  if (process.env['REFUSE_SAMPLES'] === '1') throw new Error(line);
  warn(line);
}

/** What to do with a photo that no entry names: the build would publish it as it is. */
export const UNNAMED_PHOTO =
  'no person and no job has this photo, so that nobody agreed to it. Delete it in the editor: Assets, the picture symbol at the top left';

/**
 * Refuses photos that no entry names (PROOF-2). The editor keeps one when its entry is removed or gets
 * another.
 */
export function requireNamedPhotos(unnamed: readonly string[]): void {
  const lines = unnamed.map((photo) => `src/content/photos/${photo}: ${UNNAMED_PHOTO}`);
  if (lines.length > 0) throw contentError(lines.join('\n'));
}

/**
 * Refuses links that lead nowhere and photos that no entry names, and says at build which cities are
 * not published (OWN-2), which translations are out of date (ES-6), and that sample facts are in place.
 *
 * @param facts - Facts of the company file.
 */
export function launchCheck(facts: LaunchFacts): AstroIntegration {
  return {
    name: 'launch-check',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const warn = (line: string) => logger.warn(line);
        checkLinks(content('en'));
        requireNamedPhotos(content('en').proof.unnamedPhotos);
        warnOfTexts(warn);
        checkSamples(facts, warn);
      },
    },
  };
}
