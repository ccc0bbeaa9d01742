import { describe, expect, test } from 'vitest';
import { mailtoLink, telLink, telLinkOfPrinted } from '#src/domain/contact-links.ts';

describe('OWN-4 telLinkOfPrinted', () => {
  test.each([
    ['(562) 555-0142', 'tel:+15625550142'],
    ['1-800-555-0142', 'tel:+18005550142'],
  ])('dials %s', (number, link) => {
    expect(telLinkOfPrinted(number)).toBe(link);
  });

  test.each(['', '562-555-0142', '1 800 555 0142', '(562) 555-014', '+15625550142'])(
    'throws for %j, which no page prints so',
    (number) => {
      expect(() => telLinkOfPrinted(number)).toThrow(
        new RangeError(`Not a printed number: '${number}'`),
      );
    },
  );
});

describe('PROD-6 telLink', () => {
  test.each(['', '6265550142', '+1 626 555 0142', '+0123456789', '+1626555014x'])(
    'throws for %j, which is not in E.164 form',
    (number) => {
      const error = new RangeError(`Not a phone number in E.164 form: '${number}'`);
      expect(() => telLink(number)).toThrow(error);
    },
  );

  test('links a number in E.164 form', () => {
    expect(telLink('+16265550199')).toBe('tel:+16265550199');
  });
});

describe('PROD-6 mailtoLink', () => {
  const to = 'office@plumber.example';

  test.each([
    ['Schedule Service', 'Schedule%20Service', 'blanks'],
    ['Tea & sums? 100%', 'Tea%20%26%20sums%3F%20100%25', 'reserved characters'],
    ['', '', 'no subject'],
  ])('encodes the subject %j as %j: %s', (subject, encoded) => {
    expect(mailtoLink(to, subject)).toBe(`mailto:${to}?subject=${encoded}`);
  });

  test.each([
    ['a\nb', 'a%0D%0Ab'],
    ['a\r\nb', 'a%0D%0Ab'],
    ['a\rb', 'a%0D%0Ab'],
  ])('encodes the line breaks of the body %j as CR LF', (body, encoded) => {
    expect(mailtoLink(to, 's', body)).toBe(`mailto:${to}?subject=s&body=${encoded}`);
  });

  test('encodes special characters in the address', () => {
    expect(mailtoLink('a+b?c@d.example', 's')).toBe('mailto:a%2Bb%3Fc@d.example?subject=s');
  });
});
