const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Hashes the UTF-8 bytes of a text to an unsigned 32-bit integer (FNV-1a). */
function fnv1a(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, FNV_PRIME);
  }
  // Bit operations give signed results; the remainder below needs the unsigned value.
  return hash >>> 0;
}

/**
 * Selects the service that a city page features: always the same one for the same slug (CITY-2).
 *
 * @param slug - Slug of the city.
 * @param count - Number of services.
 * @returns an index from 0 to `count - 1`.
 * @throws RangeError unless `count` is a positive whole number.
 */
export function featuredIndex(slug: string, count: number): number {
  if (!Number.isInteger(count) || count < 1) {
    throw new RangeError(`featuredIndex needs a positive whole count, got ${count}`);
  }
  return fnv1a(slug) % count;
}
