import { describe, expect, test } from 'vitest';
import { phoneNumber } from '#src/domain/phone-number.ts';

describe('OWN-4 phoneNumber', () => {
  test.each([
    '(213) 555-0134',
    '(213)555-0134',
    '213-555-0134',
    '213 555 0134',
    '2135550134',
    '1-213-555-0134',
    '1 (213) 555-0134',
    '+1 213 555 0134',
    '+12135550134',
  ])('reads %s', (text) => {
    expect(phoneNumber(text)).toEqual({ display: '(213) 555-0134', e164: '+12135550134' });
  });

  test.each([
    ['no text', ''],
    ['no area code', '555-0134'],
    ['a digit too few', '(213) 555-013'],
    ['a digit too many', '(213) 555-01345'],
    ['an area code that begins with 1', '(113) 555-0134'],
    ['an exchange that begins with 0', '(213) 055-0134'],
    ['a number of Mexico', '+52 55 1234 5678'],
    ['letters', '213-555-PIPE'],
    ['an extension', '(213) 555-0134 ext. 2'],
    ['half a parenthesis', '(213 555-0134'],
  ])('throws for %s', (_, text) => {
    expect(() => phoneNumber(text)).toThrow(new RangeError(`Not a US phone number: '${text}'`));
  });
});
