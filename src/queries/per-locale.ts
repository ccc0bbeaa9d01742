import type { Locale } from '#src/domain/locale.ts';
import { collectReads } from './shown-files.ts';

/**
 * Caches the result of a computation for each language. What it reads counts for no page, only what
 * pages read of its result.
 */
export function perLocale<Value>(compute: (locale: Locale) => Value): (locale: Locale) => Value {
  const cache = new Map<Locale, Value>();
  return (locale) => {
    const cached = cache.get(locale) ?? collectReads(() => compute(locale)).value;
    cache.set(locale, cached);
    return cached;
  };
}
