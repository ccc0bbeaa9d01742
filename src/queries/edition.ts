import { editionSchema, EDITION_PAGE_VALUES, jobNamesSchema } from '#src/schemas/edition.ts';
import type { Locale } from '#src/domain/locale.ts';
import { company } from './company.ts';
import { fillIn, interpolateFacts } from './interpolate-facts.ts';
import { perLocale } from './per-locale.ts';
import { validateFacts } from './read-facts.ts';
import {
  EDITION_FILE,
  JOBS_FILE,
  readTranslation,
  recordTexts,
  SPANISH_FOLDER,
} from './translation-files.ts';

const FILE = `${SPANISH_FOLDER}/${EDITION_FILE}`;

/** Whether the site has Spanish pages (section 18). */
export const hasSpanish = company.languages.includes('es');

const readFile = perLocale((locale) => {
  const translation = readTranslation(EDITION_FILE);
  const texts = recordTexts(translation, validateFacts(editionSchema, translation.content, FILE));
  return interpolateFacts(texts, FILE, new Set(EDITION_PAGE_VALUES), locale);
});

/** Returns the Spanish texts that have no English ones. */
export const readEdition = () => readFile('es');

const readJobsFile = perLocale(() => {
  const translation = readTranslation(JOBS_FILE);
  const where = `${SPANISH_FOLDER}/${JOBS_FILE}`;
  return recordTexts(translation, validateFacts(jobNamesSchema, translation.content, where)).jobs;
});

/**
 * Returns the Spanish names of the priced jobs, by the slug of their city.
 *
 * @throws Error when it names a city without a page.
 */
export const readJobNames = () => readJobsFile('es');

/**
 * Returns who answers the phone, for call buttons of Spanish pages (ES-5): a reader in an emergency
 * must not meet an English-only line unwarned. Undefined on English pages.
 */
export function spokenText(locale: Locale): string | undefined {
  if (locale === 'en') return undefined;
  const { spoken } = readEdition();
  const answered = company.spokenLanguages.find(({ language }) => language === locale);
  if (answered === undefined) return spoken.never;
  const { hours } = answered;
  return hours === undefined
    ? spoken.always
    : fillIn(spoken.limited, { hours }, `${FILE}: spoken: limited`);
}
