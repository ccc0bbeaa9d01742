import { editionSchema, EDITION_PAGE_VALUES, jobNamesSchema } from '#src/schemas/edition.ts';
import type { Locale } from '#src/domain/locale.ts';
import { company } from './company.ts';
import { fillIn, interpolateFacts } from './interpolate-facts.ts';
import { perLocale } from './per-locale.ts';
import { readYaml, validateFacts } from './read-facts.ts';

const FILE = 'src/content/es/edition.yaml';

/** Whether the site has Spanish pages (section 18). */
export const hasSpanish = company.languages.includes('es');

const readFile = perLocale((locale) => {
  const texts = validateFacts(editionSchema, readYaml(FILE), FILE);
  return interpolateFacts(texts, FILE, new Set(EDITION_PAGE_VALUES), locale);
});

/** Returns the Spanish texts that have no English ones. */
export const readEdition = () => readFile('es');

/** Spanish names of the priced jobs. */
export const JOBS_FILE = 'src/content/es/jobs.yaml';
const readJobsFile = perLocale(() => validateFacts(jobNamesSchema, readYaml(JOBS_FILE), JOBS_FILE));

/** Returns the Spanish names of the priced jobs, by the slug of their city. */
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
