import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { getCityPages } from './city-pages.ts';
import { content } from './content.ts';

/**
 * Reads all content of a language, as the build does.
 *
 * @throws Error about the first mistake.
 */
export function readEverything(locale: Locale): void {
  const all = content(locale);
  // A property is read when it is first used. Only translations have an edition.
  for (const name of Object.keys(all))
    if (name !== 'edition' || locale !== DEFAULT_LOCALE) Reflect.get(all, name);
  getCityPages(locale);
}
