import { readLocale } from '#src/domain/locale.ts';
import { ISLAND_TEXTS } from '#src/islands/texts.ts';
import { readIslandTexts } from '#src/queries/translation-files.ts';

const FILE = 'calculator.yaml';

/**
 * Returns the texts of the calculator in the language of a page; undefined on English pages, whose
 * texts are part of the island.
 *
 * @param locale - `Astro.currentLocale`.
 */
export const calculatorTexts = (locale: string | undefined) =>
  readLocale(locale) === 'en' ? undefined : readIslandTexts(FILE, ISLAND_TEXTS[FILE]);
