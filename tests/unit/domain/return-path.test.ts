import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnPath } from '#src/domain/return-path.ts';

const hostile: readonly (readonly [string, string])[] = [
  ['https://evil.example', 'another site'],
  ['http://evil.example/faq', 'another site, plain'],
  ['HTTPS://EVIL.EXAMPLE', 'another site, in capitals'],
  ['https:evil.example', 'a scheme without slashes'],
  ['https:/evil.example', 'a scheme with one slash'],
  ['https:///evil.example', 'a scheme with three slashes'],
  ['//evil.example', 'the same scheme, another host'],
  ['///evil.example', 'three slashes are read as two'],
  ['////evil.example', 'so are four'],
  ['/\\evil.example', 'a browser reads a backslash as a slash'],
  ['\\/evil.example', 'either way round'],
  ['\\\\evil.example', 'and twice'],
  ['\\evil.example', 'and alone'],
  ['/\\/evil.example', 'mixed'],
  ['//\\evil.example', 'mixed the other way'],
  ['/faq\\..\\..\\evil', 'backslashes further in'],
  ['/\t/evil.example', 'a tab is dropped by the parser'],
  ['/\n/evil.example', 'so is a line feed'],
  ['/\r/evil.example', 'so is a carriage return'],
  ['/\r\n/evil.example', 'both'],
  ['\t//evil.example', 'a leading tab'],
  [' //evil.example', 'a leading blank'],
  ['\u0000//evil.example', 'a leading control character'],
  ['/\u0000/evil.example', 'a control character inside'],
  ['/faq\u0000', 'a control character at the end'],
  ['/\u0085/evil.example', 'a C1 control character'],
  ['/\u200b/evil.example', 'a zero-width space'],
  ['/\u202e/evil.example', 'a change of writing direction'],
  ['\ufeff//evil.example', 'a byte order mark'],
  ['/\u00a0/evil.example', 'a no-break space'],
  ['/\u2028/evil.example', 'a line separator'],
  ['/%09/evil.example', 'an encoded tab'],
  ['/%0d%0aLocation:%20https://evil.example', 'an encoded line break'],
  ['/%2f/evil.example', 'an encoded slash'],
  ['/%2F%2Fevil.example', 'two of them'],
  ['/%5cevil.example', 'an encoded backslash'],
  ['/%5C%5Cevil.example', 'two of them, in capitals'],
  ['/%252f%252fevil.example', 'encoded twice'],
  ['%2f%2fevil.example', 'encoded from the start'],
  ['/..//evil.example', 'dots that leave two slashes behind'],
  ['/.//evil.example', 'one dot does it, too'],
  ['/faq/..//evil.example', 'dots further in'],
  ['/%2e%2e//evil.example', 'encoded dots are dots to a parser'],
  ['/%2E//evil.example', 'an encoded dot'],
  ['/faq//evil.example', 'two slashes inside'],
  ['javascript:alert(1)', 'script'],
  ['JavaScript:alert(1)', 'script in capitals'],
  ['java\nscript:alert(1)', 'script with a line break'],
  [' javascript:alert(1)', 'script after a blank'],
  ['/javascript:alert(1)', 'script as a path'],
  ['data:text/html,<script>alert(1)</script>', 'a page in the address'],
  ['vbscript:msgbox(1)', 'older script'],
  ['blob:https://evil.example/1', 'a blob'],
  ['file:///etc/passwd', 'a file'],
  ['mailto:a@evil.example', 'an e-mail'],
  ['tel:+10000000000', 'a telephone number'],
  ['https://here.invalid.evil.example', 'begins like this site'],
  ['https://here.invalid@evil.example', 'this site as a user name'],
  ['//here.invalid@evil.example', 'the same without a scheme'],
  ['/@evil.example', 'a user name without a host'],
  ['@evil.example', 'appended to an origin it would change the host'],
  ['.evil.example', 'so would this'],
  [':80', 'a port'],
  ['here.invalid', 'a host without a scheme'],
  ['evil.example/faq', 'a relative path'],
  ['faq', 'a relative path of this site is not how we write them'],
  ['../faq', 'up one level'],
  ['./faq', 'this level'],
  ['?from=/faq', 'a query alone'],
  ['#access_token=x', 'a fragment alone'],
  ['\uff0f\uff0fevil.example', 'full-width slashes'],
  ['/\uff0fevil.example', 'a full-width slash'],
  ['/\u2215evil.example', 'a division slash'],
  ['/\u29f8evil.example', 'a big solidus'],
  ['/faq;https://evil.example', 'a parameter'],
  ['/<script>alert(1)</script>', 'markup'],
  ['/faq"onload="alert(1)', 'a quotation mark'],
  ['/*', 'a pattern'],
  [`/${'a'.repeat(2000)}`, 'longer than any address of ours'],
  [`/${'a'.repeat(900)};`, 'long enough to keep a careless pattern busy for ever'],
  ['', 'nothing'],
  ['   ', 'blanks'],
];

describe('AUTH-4 what does not lead to a page of this site leads home', () => {
  test.each(hostile)('%j: %s', (raw) => {
    expect(safeReturnPath(raw)).toBe('/');
  });

  test('no value leads home', () => {
    expect(safeReturnPath(null)).toBe('/');
  });

  test('the table holds at least forty hostile values', () => {
    expect(new Set(hostile.map(([raw]) => raw)).size).toBeGreaterThanOrEqual(40);
  });

  test('whatever is written, the answer stays on this site', () => {
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

describe('AUTH-4 a page of this site is followed', () => {
  test.each([
    ['/', '/', 'home'],
    ['/faq', '/faq', 'a page'],
    ['/services/water-heaters', '/services/water-heaters', 'a page further in'],
    [
      '/price-calculator?hours=2.5&materials=120',
      '/price-calculator?hours=2.5&materials=120',
      'its query',
    ],
    ['/#pricing', '/#pricing', 'a section'],
    ['/faq?q=a/b//c#x', '/faq?q=a/b//c#x', 'slashes in a query are harmless'],
    [
      '/faq?next=https://evil.example',
      '/faq?next=https://evil.example',
      'so is an address in a query',
    ],
    ['/services/../faq', '/faq', 'dots are resolved'],
    ['/faq/', '/faq/', 'the host redirects the slashed form'],
  ])('%j leads to %j: %s', (raw, path) => {
    expect(safeReturnPath(raw)).toBe(path);
  });
});
