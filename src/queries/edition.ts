import { fillText } from '#src/domain/fill-text.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { WORKDAYS, type Company } from '#src/schemas/company.ts';
import { company, content } from './content.ts';

/** Languages of pages other than the first one (section 18). */
export const translatedLocales: readonly Locale[] = company.languages.filter(
  (locale) => locale !== DEFAULT_LOCALE,
);

/** Whether the site has pages in a language. */
export const hasLanguage = (locale: Locale) => company.languages.includes(locale);

/** What company.yaml means by a language without hours. */
const ANY_HOUR = 'always';

type SpokenLanguages = readonly Company['spokenLanguages'][number][];
type Hours = NonNullable<SpokenLanguages[number]['hours']>;

/**
 * Tells when the phone is answered in a language (ES-5).
 *
 * @returns the hours, where there are limits
 */
export function whenSpoken(
  locale: Locale,
  languages: SpokenLanguages = company.spokenLanguages,
): 'always' | 'never' | Hours {
  if (locale === DEFAULT_LOCALE) return 'always';
  const answered = languages.find(({ language }) => language === locale);
  return answered === undefined ? 'never' : (answered.hours ?? ANY_HOUR);
}

/** Selects the text that is true of the hours in which a language is spoken. */
function textFor(
  spoken: ReturnType<typeof whenSpoken>,
  texts: Readonly<Record<'always' | 'limited' | 'never', string>>,
): string {
  return typeof spoken === 'string'
    ? texts[spoken]
    : fillText(texts.limited, { hours: spoken.display });
}

/**
 * Returns who answers the phone, for call buttons of translated pages (ES-5): a reader in an emergency
 * must not meet an English-only line unwarned. Undefined on English pages.
 */
export function spokenText(locale: Locale, languages?: SpokenLanguages): string | undefined {
  if (locale === DEFAULT_LOCALE) return undefined;
  return textFor(whenSpoken(locale, languages), content(locale).edition.spoken);
}

/** Whether a language is spoken in no hour in which the office is closed. */
function isWithinOfficeHours({ days, opens, closes }: Hours): boolean {
  const office = company.hours.weekdays;
  return (
    days.every((day) => WORKDAYS.some((workday) => workday === day)) &&
    opens >= office.opens &&
    closes <= office.closes
  );
}

/**
 * Returns the same as sentences after one that the emergency line answers: at any time, and while the
 * office is closed.
 */
export function spokenInEmergencies(locale: Locale, languages?: SpokenLanguages) {
  if (locale === DEFAULT_LOCALE) return undefined;
  const texts = content(locale).edition.spokenInEmergencies;
  const spoken = whenSpoken(locale, languages);
  const isLimited = typeof spoken !== 'string';
  return {
    anytime: textFor(spoken, texts),
    whileClosed: textFor(isLimited && isWithinOfficeHours(spoken) ? 'never' : spoken, texts),
  };
}
