import type { Locale } from '#src/domain/locale.ts';

/** Caches the result of a computation for each language. */
export function perLocale<Value>(compute: (locale: Locale) => Value): (locale: Locale) => Value {
  const cache = new Map<Locale, Value>();
  return (locale) => {
    const cached = cache.get(locale) ?? compute(locale);
    cache.set(locale, cached);
    return cached;
  };
}
