import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { invariant } from '#src/domain/invariant.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { translatedLocales } from '#src/queries/edition.ts';
import { readTranslations } from '#src/queries/translation-files.ts';
import { localeOfPath } from '#src/routes/page-languages.ts';
import { addressOfPage, pageFiles } from './built-pages.ts';
import { withNoindex } from './robots-element.ts';

/** Translated files that pages show, by the address of the page. */
export type ShownFiles = ReadonlyMap<string, readonly string[]>;

/** Where a build leaves what it recorded, for npm run preflight and npm run spanish. */
export const SHOWN_FILES = '.cache/shown-files.json';

/**
 * Keeps translated pages out of search engines, unless all files that they show are signed (ES-5).
 *
 * @param outDir - Folder of the built site.
 * @param shown - Files that each page shows.
 * @param signed - Files whose texts of today are signed.
 * @throws Error when no file is recorded for a translated page.
 */
export function applySignatures(outDir: URL, shown: ShownFiles, signed: ReadonlySet<string>): void {
  for (const page of pageFiles(outDir)) {
    const address = addressOfPage(page);
    if (localeOfPath(address) === DEFAULT_LOCALE) continue;
    const names = shown.get(address);
    invariant(
      names !== undefined && names.length > 0,
      `${page}: no translated file is recorded for this page`,
    );
    if (names.every((name) => signed.has(name))) continue;
    const file = new URL(page, outDir);
    writeFileSync(file, withNoindex(readFileSync(file, 'utf8')));
  }
}

/**
 * Records which translated files each page shows and applies their signatures (ES-5). It runs before
 * the sitemap, which reads the pages. Where company.yaml has no second language, it does nothing.
 */
export function signingGate(): AstroIntegration {
  return {
    name: 'signing-gate',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => {
        if (translatedLocales.length === 0) return;
        const entrypoint = new URL('record-shown-files.ts', import.meta.url);
        addMiddleware({ entrypoint, order: 'pre' });
      },
      'astro:build:start': () => {
        globalThis.shownFiles = new Map();
      },
      'astro:build:done': ({ dir }) => {
        if (translatedLocales.length === 0) return;
        const shown = globalThis.shownFiles;
        invariant(shown !== undefined, 'no build has started');
        mkdirSync('.cache', { recursive: true });
        writeFileSync(SHOWN_FILES, JSON.stringify(Object.fromEntries(shown), null, 1));
        const signed = translatedLocales
          .flatMap(readTranslations)
          .filter(({ state }) => state === 'signed');
        applySignatures(dir, shown, new Set(signed.map(({ file }) => file)));
      },
    },
  };
}
