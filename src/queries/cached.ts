import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { collectReads } from './shown-files.ts';

/**
 * Caches the result of a computation for each language, English by default. What it reads counts for no page, only what
 * pages read of its result.
 */
export function perLocale<Value>(compute: (locale: Locale) => Value): (locale?: Locale) => Value {
  const cache = new Map<Locale, { readonly value: Value }>();
  return (locale = DEFAULT_LOCALE) => {
    const cached = cache.get(locale) ?? collectReads(() => compute(locale));
    cache.set(locale, cached);
    return cached.value;
  };
}

/** Caches the result of a computation that many pages of a build need, as {@link perLocale} does. */
export function once<Value>(compute: () => Value): () => Value {
  const read = perLocale(compute);
  return () => read();
}

type Parts = Readonly<Record<string, () => unknown>>;

/** Makes properties of functions: each calls its function when it is first read. */
export function lazily<Of extends Parts>(
  parts: Of,
): { readonly [Name in keyof Of]: ReturnType<Of[Name]> };
export function lazily(parts: Parts): object {
  const properties = Object.entries(parts).map(
    ([name, compute]) => [name, { get: once(compute), enumerable: true }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(properties));
}
