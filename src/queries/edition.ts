import { fillText } from '#src/domain/fill-text.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { isWithinHours, type DayHours } from '#src/domain/office-hours.ts';
import type { Company } from '#src/schemas/company.ts';
import { company, content } from './content.ts';
import { hoursText } from './office-hours.ts';

/** Languages of pages other than the first one (section 18). */
export const translatedLocales: readonly Locale[] = company.languages.filter(
  (locale) => locale !== DEFAULT_LOCALE,
);

/** Whether the site has pages in a language. */
export const hasLanguage = (locale: Locale) => company.languages.includes(locale);

/** What company.yaml means by a language without hours. */
const ANY_HOUR = 'always';

type SpokenLanguages = readonly Company['spokenLanguages'][number][];

/**
 * Tells when the phone is answered in a language (ES-5).
 *
 * @returns the hours, where there are limits
 */
export function whenSpoken(
  locale: Locale,
  languages: SpokenLanguages = company.spokenLanguages,
): 'always' | 'never' | readonly DayHours[] {
  if (locale === DEFAULT_LOCALE) return 'always';
  const answered = languages.find(({ language }) => language === locale);
  return answered === undefined ? 'never' : (answered.hours ?? ANY_HOUR);
}

/** Selects the text that is true of the hours in which a language is spoken. */
function textFor(
  spoken: ReturnType<typeof whenSpoken>,
  texts: Readonly<Record<'always' | 'limited' | 'never', string>>,
  locale: Locale,
): string {
  return typeof spoken === 'string'
    ? texts[spoken]
    : fillText(texts.limited, { hours: hoursText(spoken, locale) });
}

/**
 * Returns who answers the phone, for call buttons of translated pages (ES-5): a reader in an emergency
 * must not meet an English-only line unwarned. Undefined on English pages.
 */
export function spokenText(locale: Locale, languages?: SpokenLanguages): string | undefined {
  if (locale === DEFAULT_LOCALE) return undefined;
  return textFor(whenSpoken(locale, languages), content(locale).edition.spoken, locale);
}

/**
 * Returns the same as sentences after one that the emergency line answers: at any time, and while the
 * office is closed, when nobody answers without that line.
 */
export function spokenInEmergencies(locale: Locale, languages?: SpokenLanguages) {
  if (locale === DEFAULT_LOCALE) return undefined;
  const texts = content(locale).edition.spokenInEmergencies;
  const spoken = whenSpoken(locale, languages);
  const isOnlyWhileOpen = typeof spoken !== 'string' && isWithinHours(spoken, company.hours.office);
  return {
    anytime: textFor(spoken, texts, locale),
    whileClosed:
      company.hours.emergency === undefined
        ? undefined
        : textFor(isOnlyWhileOpen ? 'never' : spoken, texts, locale),
  };
}
