import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { paths } from '#src/routes/paths.ts';
import { filesWhere, pages, type BuiltPage } from '#tests/support/built-site.ts';
import { inlineScripts } from '#tests/support/script-graph.ts';

const POLICY = 'meta[http-equiv="Content-Security-Policy" i]';

/** @returns a page's policy as a map from directive to sources. */
function policyOf({ document }: BuiltPage): ReadonlyMap<string, readonly string[]> {
  const content = document.querySelector(POLICY)?.getAttribute('content') ?? '';
  const directives = content.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const isHash = (source: string) => /^'sha(?:256|384|512)-/.test(source);
const hashesIn = (page: BuiltPage, directive: string) =>
  (policyOf(page).get(directive) ?? []).filter(isHash).toSorted();
const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].toSorted();

test('every page has one policy before its first script and style', () => {
  const found = filesWhere(({ document, html }) => {
    const at = html.search(/http-equiv=["']?content-security-policy/i);
    return (
      document.querySelectorAll(POLICY).length !== 1 || at > html.search(/<(?:script|style)\b/i)
    );
  });
  expect(found).toEqual([]);
});

describe("a page's hashes match its inline elements exactly", () => {
  test('inline scripts', () => {
    const found = filesWhere(
      (page) => `${hashesIn(page, 'script-src')}` !== `${hashesOf(inlineScripts(page))}`,
    );
    expect(found).toEqual([]);
  });

  test('inline styles', () => {
    const found = filesWhere((page) => {
      const styles = page.document.querySelectorAll('style').map(({ rawText }) => rawText);
      return `${hashesIn(page, 'style-src')}` !== `${hashesOf(styles)}`;
    });
    expect(found).toEqual([]);
  });
});

describe('the policy blocks what the site does not use', () => {
  test.each([
    ['default-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
  ])('%s %s', (directive, value) => {
    // Only fetch directives fall back to default-src.
    const found = filesWhere((page) => {
      const policy = policyOf(page);
      const fallback = directive.endsWith('-src') ? policy.get('default-src') : undefined;
      return (policy.get(directive) ?? fallback)?.join(' ') !== value;
    });
    expect(found).toEqual([]);
  });

  test('forms may submit only to this site', () => {
    const found = filesWhere(
      (page) => !["'self'", "'none'"].includes(policyOf(page).get('form-action')?.join(' ') ?? ''),
    );
    expect(found).toEqual([]);
  });

  test('scripts must have a hash or come from this site; eval is blocked', () => {
    const found = filesWhere((page) => {
      const sources = policyOf(page).get('script-src') ?? ['*'];
      return sources.some((source) => !isHash(source) && !["'self'", "'none'"].includes(source));
    });
    expect(found).toEqual([]);
  });

  test('no page has a style attribute, nor a policy that allows one or anything unsafe', () => {
    const found = filesWhere((page) => {
      const sources = [...policyOf(page).values()].flat();
      const hasStyleAttribute = page.document.querySelector('[style]') !== null;
      return hasStyleAttribute || sources.some((source) => source.startsWith("'unsafe-"));
    });
    expect(found).toEqual([]);
  });

  test('only login may connect to another origin, and only to one', () => {
    const found = pages.flatMap((page) => {
      const foreign = [...policyOf(page)].flatMap(([name, sources]) =>
        sources
          .filter((source) => /^\*|^[a-z]+:\/\//.test(source))
          .map((source) => `${name} ${source}`),
      );
      // Without configuration login has none (AUTH-11).
      const allowed = page.englishPath === paths.login ? /^(?:connect-src [^ ,]+)?$/ : /^$/;
      return allowed.test(foreign.join()) ? [] : [`${page.file}: ${foreign.join(', ')}`];
    });
    expect(found).toEqual([]);
  });
});
