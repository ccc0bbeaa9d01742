// cspell:ignore aevil
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnPath } from '#src/domain/return-path.ts';

const hostile: readonly (readonly [string, string])[] = [
  ['https://evil.example', 'another site'],
  ['http://evil.example/faq', 'another site without TLS'],
  ['https:evil.example', 'a scheme without slashes'],
  ['//evil.example', 'a protocol-relative URL'],
  ['///evil.example', 'three slashes'],
  ['//', 'two slashes without a host, which is no URL'],
  ['/\\evil.example', 'a slash and a backslash, which browsers read as a slash'],
  ['\\/evil.example', 'a backslash and a slash'],
  ['\\\\evil.example', 'two backslashes'],
  ['\\evil.example', 'one backslash'],
  ['/faq\\..\\..\\evil', 'backslashes inside the path'],
  ['/\t/evil.example', 'a tab, which the URL parser drops'],
  ['/\n/evil.example', 'a line feed'],
  ['\t//evil.example', 'a leading tab'],
  [' //evil.example', 'a leading space'],
  ['\u0000//evil.example', 'a leading control character'],
  ['/\u0000/evil.example', 'a control character inside'],
  ['/faq\u0000', 'a control character at the end'],
  ['/\u0085/evil.example', 'a C1 control character'],
  ['/\u200b/evil.example', 'a zero-width space'],
  ['\ufeff//evil.example', 'a byte order mark'],
  ['/\u00a0/evil.example', 'a non-breaking space'],
  ['/%09/evil.example', 'an encoded tab'],
  ['/%0d%0aLocation:%20https://evil.example', 'an encoded line break'],
  ['/%2f/evil.example', 'an encoded slash'],
  ['/%5cevil.example', 'an encoded backslash'],
  ['/%252f%252fevil.example', 'double encoding'],
  ['%2f%2fevil.example', 'leading encoded slashes'],
  ['/..//evil.example', '.. before two slashes'],
  ['/.//evil.example', '. before two slashes'],
  ['/%2e%2e//evil.example', 'encoded dots'],
  ['/faq//evil.example', 'two slashes inside'],
  ['javascript:alert(1)', 'a script'],
  ['java\nscript:alert(1)', 'a script with a line break'],
  ['/javascript:alert(1)', 'a script as a path'],
  ['data:text/html,<script>alert(1)</script>', 'a data URL'],
  ['https://here.invalid.evil.example', 'this host as a subdomain'],
  ['https://here.invalid@evil.example', 'this host as a user name'],
  ['//here.invalid@evil.example', 'this host as a user name, without a scheme'],
  ['/@evil.example', 'a user name without a host'],
  ['@evil.example', 'a user name if appended to an origin'],
  ['.evil.example', 'a domain suffix if appended to an origin'],
  [':80', 'a port'],
  ['here.invalid', 'a host without a scheme'],
  ['evil.example/faq', 'a relative path'],
  ['faq', 'a relative path of this site'],
  ['?from=/faq', 'only a query'],
  ['#access_token=x', 'only a fragment'],
  ['\uff0f\uff0fevil.example', 'full-width slashes'],
  ['/faq;https://evil.example', 'a path parameter'],
  ['/<script>alert(1)</script>', 'markup'],
  ['/faq"onload="alert(1)', 'a quotation mark'],
  ['/*', 'a wildcard'],
  [`/${'a'.repeat(1000)}`, 'longer than any path of this site'],
  [`/${'a'.repeat(900)};`, 'long enough for catastrophic backtracking'],
  ['', 'empty'],
];

describe('AUTH-4 safeReturnPath returns / for anything but a path of this site', () => {
  test.each(hostile)('%j: %s', (raw) => {
    expect(safeReturnPath(raw)).toBe('/');
  });

  test('null', () => {
    expect(safeReturnPath(null)).toBe('/');
  });

  test('the table has at least forty hostile values', () => {
    expect(new Set(hostile.map(([raw]) => raw)).size).toBeGreaterThanOrEqual(40);
  });

  test('the result is on this site for 2,000 random inputs', () => {
    const sign = fc.constantFrom(...'/\\.:@?#%2f5c\t\n aevil', '\u200b', 'https:');
    const pieces = fc.array(sign, { maxLength: 12 }).map((list) => `/${list.join('')}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), pieces), (raw) => {
        const path = safeReturnPath(raw);
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
        expect(new URL(path, 'https://site.example').pathname).not.toMatch(/^\/[/\\]/);
        expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([null, '', '//evil.example'])(
  'AUTH-4 safeReturnPath gives another home for %j',
  (raw) => {
    expect(safeReturnPath(raw, '/es')).toBe('/es');
  },
);

test.each([
  ['/', '/', 'home'],
  ['/faq', '/faq', 'a page'],
  ['/services/water-heaters', '/services/water-heaters', 'a nested page'],
  [
    '/price-calculator?hours=2.5&materials=120',
    '/price-calculator?hours=2.5&materials=120',
    'a query',
  ],
  ['/#pricing', '/#pricing', 'a fragment'],
  ['/faq?q=a/b//c#x', '/faq?q=a/b//c#x', 'slashes in a query'],
  ['/faq?next=https://evil.example', '/faq?next=https://evil.example', 'a URL in a query'],
  ['/services/../faq', '/faq', 'resolves dots'],
  ['/faq/', '/faq/', 'a trailing slash, which the host redirects'],
  [`/${'a'.repeat(999)}`, `/${'a'.repeat(999)}`, 'the longest path'],
])('AUTH-4 safeReturnPath returns a path of this site: %j gives %j: %s', (raw, path) => {
  expect(safeReturnPath(raw)).toBe(path);
});
