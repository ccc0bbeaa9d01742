import { describe, expect, test } from 'vitest';
import { featuredIndex } from '#src/domain/featured-service.ts';

// With a count above every 32-bit value the index is the hash itself.
const WHOLE_HASH = 2 ** 32;

describe('CITY-2 the featured service follows from a hash of the slug', () => {
  test.each([
    ['', 0x811c9dc5, 'the offset basis'],
    ['a', 0xe40c292c, 'published test vector'],
    ['foobar', 0xbf9cf968, 'published test vector'],
    ['ñ', 0x69dc2f9, 'two bytes of UTF-8, computed apart'],
  ])('FNV-1a of %j is %d: %s', (slug, hash) => {
    expect(featuredIndex(slug, WHOLE_HASH)).toBe(hash);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity])('a count of %d is refused', (count) => {
    expect(() => featuredIndex('monrovia', count)).toThrow(RangeError);
  });

  test('one service is always the one', () => {
    expect(featuredIndex('monrovia', 1)).toBe(0);
  });

  test('the same slug always gives the same service, within the range', () => {
    for (const slug of ['monrovia', 'la-verne', 'los-angeles', 'x'.repeat(500)]) {
      const index = featuredIndex(slug, 6);
      expect(featuredIndex(slug, 6)).toBe(index);
      expect(Number.isInteger(index) && index >= 0 && index < 6).toBe(true);
    }
  });
});
