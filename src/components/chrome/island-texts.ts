import { readLocale } from '#src/domain/locale.ts';
import { ISLAND_TEXTS } from '#src/islands/texts.ts';
import { readIslandTexts } from '#src/queries/translation-files.ts';

/**
 * Returns the texts of an island in the language of a page; undefined on English pages, whose texts
 * are part of the island.
 *
 * @param name - Spanish file.
 * @param locale - `Astro.currentLocale`.
 */
export function islandTexts<Name extends keyof typeof ISLAND_TEXTS>(
  name: Name,
  locale: string | undefined,
): (typeof ISLAND_TEXTS)[Name] | undefined {
  return readLocale(locale) === 'en' ? undefined : readIslandTexts(name, ISLAND_TEXTS[name]);
}
