import { describe, expect, test } from 'vitest';
import { featuredIndex } from '#src/domain/featured-service.ts';

// With a count above every 32-bit value, the index equals the hash.
const FULL_RANGE = 2 ** 32;

describe('CITY-2 featuredIndex', () => {
  test.each([
    ['', 0x811c9dc5, 'the offset basis'],
    ['a', 0xe40c292c, 'published test vector'],
    ['foobar', 0xbf9cf968, 'published test vector'],
    ['ñ', 0x69dc2f9, 'two bytes of UTF-8'],
  ])('the FNV-1a hash of %j is %d: %s', (slug, hash) => {
    expect(featuredIndex(slug, FULL_RANGE)).toBe(hash);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity])('throws for a count of %d', (count) => {
    const error = new RangeError(`featuredIndex needs a positive whole count, got ${count}`);
    expect(() => featuredIndex('monrovia', count)).toThrow(error);
  });

  test('returns 0 for a count of 1', () => {
    expect(featuredIndex('monrovia', 1)).toBe(0);
  });
});
