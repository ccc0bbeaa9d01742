import { describe, expect, test } from 'vitest';
import { SUBJECTS, mailtoLink, telLink } from '#src/domain/contact-links.ts';

describe('PROD-6 telephone links', () => {
  test.each([
    '',
    '626',
    '6265550142',
    '+1 626 555 0142',
    '(626) 555-0142',
    '+0123456789',
    '+1626555014x',
  ])('%j does not dial everywhere and is refused', (number) => {
    expect(() => telLink(number)).toThrow(RangeError);
  });

  test('a number in E.164 form becomes a tel link', () => {
    expect(telLink('+16265550199')).toBe('tel:+16265550199');
  });
});

describe('PROD-6 e-mail links', () => {
  const to = 'office@plumber.example';

  test.each([
    [SUBJECTS.header, 'Schedule%20Plumbing%20Service', 'the header says more'],
    [SUBJECTS.elsewhere, 'Schedule%20Service', 'everywhere else'],
    ['Tea & sums? 100%', 'Tea%20%26%20sums%3F%20100%25', 'signs that end a subject early'],
    ['', '', 'no subject'],
  ])('subject %j is encoded as %j: %s', (subject, encoded) => {
    expect(mailtoLink(to, subject)).toBe(`mailto:${to}?subject=${encoded}`);
  });

  test.each([
    ['a\nb', 'a%0D%0Ab'],
    ['a\r\nb', 'a%0D%0Ab'],
    ['a\rb', 'a%0D%0Ab'],
  ])('a body %j gets line breaks that every mail program reads', (body, encoded) => {
    expect(mailtoLink(to, 's', body)).toBe(`mailto:${to}?subject=s&body=${encoded}`);
  });

  test('an address with unusual signs stays one address', () => {
    expect(mailtoLink('a+b?c@d.example', 's')).toBe('mailto:a%2Bb%3Fc@d.example?subject=s');
  });
});
