import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Locale } from '#src/domain/locale.ts';
import { interpolateFacts } from '#src/queries/interpolate-facts.ts';
import { translatedLocales } from '#src/queries/edition.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { addressOfPage, pageFiles } from './built-pages.ts';

/**
 * The edge host looks at _redirects before it looks for a file, and the first rule that fits wins.
 * So a rule that answers for unknown addresses (`/services/:slug … 200`, ROUTE-12) would answer for
 * the built pages as well. This puts a rule for each of these pages on top, which leads to itself.
 * On top, because the host takes a rule without placeholders for a table entry (2,000 allowed, by
 * look-up) only while none with placeholders has come before (100 allowed, tried in turn).
 * Facts in the rules, such as the default city (ROUTE-13), are filled in.
 */
export function edgeRedirects(): AstroIntegration {
  return {
    name: 'edge-redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const file = new URL('_redirects', dir);
        if (!existsSync(file)) return;
        const pages = pageFiles(dir).map(addressOfPage);
        const shipped = interpolateFacts(readFileSync(file, 'utf8'), 'public/_redirects');
        const translated = translatedLocales.flatMap(rulesFor);
        const rules = translated.length === 0 ? shipped : `${shipped}\n${translated.join('\n')}\n`;
        writeFileSync(file, withBuiltPages(rules, pages));
      },
    },
  };
}

/** Rules of a language that is translated: one address a page, and the page for unknown services (ROUTE-12). */
function rulesFor(locale: Locale): readonly string[] {
  const { services, emergency, city } = pathsIn(locale);
  const pages = [`${services}/:page`, city(':page')];
  return [
    ...pages.flatMap((page) => ['/', '.html'].map((ending) => `${page}${ending} ${page} 301`)),
    `${services}/:slug ${emergency} 200`,
  ];
}

/**
 * Lets built pages answer for themselves (ROUTE-12).
 *
 * In: the rules; the addresses of the built pages. Out: the rules, and before them one for each
 * page that a rule with a placeholder and status 200 would swallow.
 */
export function withBuiltPages(rules: string, pages: readonly string[]): string {
  const greedy = rules.split('\n').flatMap((line) => greedyPattern(line) ?? []);
  const own = pages
    .filter((page) => greedy.some((pattern) => pattern.test(page)))
    .sort()
    .map((page) => `${page} ${page} 200`);
  return own.length > 0 ? `${own.join('\n')}\n${rules}` : rules;
}

/** @returns which addresses a rule answers for itself; undefined where it answers for one or none */
function greedyPattern(line: string): RegExp | undefined {
  const [from = '', , status] = line.trim().split(/\s+/);
  if (from.startsWith('#') || status !== '200' || !/[:*]/.test(from)) return undefined;
  const pattern = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}
