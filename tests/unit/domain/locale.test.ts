import { expect, test } from 'vitest';
import { LOCALES, readLocale } from '#src/domain/locale.ts';

test.each(LOCALES)('readLocale reads %s', (locale) => {
  expect(readLocale(locale)).toBe(locale);
});

test.each(['', 'xx', undefined])('readLocale throws for %j', (value) => {
  expect(() => readLocale(value)).toThrow(`no pages in '${value}'`);
});
