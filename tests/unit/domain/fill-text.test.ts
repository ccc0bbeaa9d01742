import { describe, expect, test } from 'vitest';
import { fillText, splitAt } from '#src/domain/fill-text.ts';

describe('fillText', () => {
  test.each([
    ['{hours}, labor {labor}', '2 hours, labor $384.00'],
    ['{labor} {labor}', '$384.00 $384.00'],
    ['{minutes} minutes', '15 minutes'],
    ['No value', 'No value'],
    ['', ''],
  ])("replaces the placeholders of '%s'", (text, filled) => {
    expect(fillText(text, { hours: '2 hours', labor: '$384.00', minutes: 15 })).toBe(filled);
  });

  test('leaves braces and dollar signs of a value as they are', () => {
    expect(fillText('{a} {b}', { a: '{b}', b: '$& $1' })).toBe('{b} $& $1');
  });

  test.each(['{hour}', '{}', '{a-b}', '{constructor}'])(
    'throws for the unknown name in %s',
    (placeholder) => {
      expect(() => fillText(`From ${placeholder} on`, { hours: '2 hours' })).toThrow(
        `No value for ${placeholder} in 'From ${placeholder} on'`,
      );
    },
  );
});

describe('splitAt', () => {
  test.each([
    ['Call {link} now.', ['Call ', ' now.']],
    ['{link} now', ['', ' now']],
    ['Call {link}', ['Call ', '']],
  ])('%j becomes %j', (text, parts) => {
    expect(splitAt(text, 'link')).toEqual(parts);
  });

  test.each(['Call now.', '{link} or {link}', ''])('%j throws', (text) => {
    expect(() => splitAt(text, 'link')).toThrow(`'${text}' needs {link} exactly once`);
  });
});
