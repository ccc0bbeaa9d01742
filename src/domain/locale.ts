import { invariant } from './invariant.ts';

/** Languages of pages. Every page exists in the first one (section 18 of the specification). */
export const LOCALES = ['en', 'es'] as const;
/** Language of a page. */
export type Locale = (typeof LOCALES)[number];

/** Language of pages whose paths have no language before them, and of the texts that are translated. */
export const DEFAULT_LOCALE: Locale = 'en';

/** Values of the `lang` attribute and of `inLanguage`. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };

/**
 * Reads the language of a page.
 *
 * @param value - `Astro.currentLocale`.
 * @throws Error when it is not a language of pages.
 */
export function readLocale(value: string | undefined): Locale {
  const locale = LOCALES.find((known) => known === value);
  invariant(locale !== undefined, `no pages in '${value}'`);
  return locale;
}
