// cspell:ignore ｐａｓａｄｅｎａ
import { expect, test } from 'vitest';
import { slugFromText } from '#src/domain/slug.ts';

test.each([
  ['los-angeles', 'los-angeles', 'the slug itself'],
  ['LOS ANGELES', 'los-angeles', 'spaces'],
  ['  los  angeles ', 'los-angeles', 'surrounding spaces'],
  ['los_angeles', 'los-angeles', 'underscores'],
  ['los--angeles-', 'los-angeles', 'extra hyphens'],
  ['Los\u00a0Angeles', 'los-angeles', 'a non-breaking space'],
  ['la-cañada', 'la-canada', 'a composed accent'],
  ['la-can\u0303ada', 'la-canada', 'a combining accent'],
  ['ｐａｓａｄｅｎａ', 'pasadena', 'full-width letters'],
  ['東京', '', 'no Latin letters'],
  ['"]<script>', 'script', 'drops characters that could end a selector'],
  ['', '', 'empty text'],
])('ROUTE-14 slugFromText accepts other spellings: %j gives %j: %s', (text, slug) => {
  expect(slugFromText(text)).toBe(slug);
});
