import { readLocale } from '#src/domain/locale.ts';
import { copyOf, type Copy } from '#src/queries/copy.ts';

/**
 * Returns the texts of an island for its props; undefined on English pages, whose texts are part of
 * the island's script.
 *
 * @param name - File of the texts, without its ending.
 * @param locale - `Astro.currentLocale`.
 */
export function islandTexts<Name extends 'calculator' | 'login' | 'controls'>(
  name: Name,
  locale: string | undefined,
): Copy[Name] | undefined {
  return readLocale(locale) === 'en' ? undefined : copyOf(locale)[name];
}
