import type { AstroIntegration } from 'astro';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { translatedLocales } from '#src/queries/edition.ts';
import { paths } from '#src/routes/paths.ts';
import { offeredRoutes } from '#src/routes/offered-routes.ts';
import { ROUTES, type Row } from '#src/routes/route-table.ts';

const PAGES = './src/pages';

/** Files whose names do not follow from the English path. */
const FILES: ReadonlyMap<string, string> = new Map([
  [paths.home, '/index.astro'],
  [paths.services, '/services/index.astro'],
  [paths.areas, '/_areas.astro'],
  ...[ROUTES.cityNumbers.en, paths.vcard, paths.manifest].map(
    (file) => [file, `${file}.ts`] as const,
  ),
  [ROUTES.picture.en, `${ROUTES.picture.en}.ts`],
  [paths.login, '/_login.astro'],
  [paths.handyman, '/_plumbing-services.astro'],
]);
function fileOf(english: string): string {
  const file = FILES.get(english);
  return file === undefined ? `${english}.astro` : file;
}

/** Lists the routes of a language: each page has the file of its English page. */
function routesIn(locale: Locale): readonly { pattern: string; entrypoint: string }[] {
  return offeredRoutes.map((row: Row) => ({
    pattern: row[locale],
    entrypoint: PAGES + fileOf(row.en),
  }));
}

/** Files that Astro does not take for pages itself, of pages that a firm may not have. */
const INJECTED = [paths.login, paths.handyman].map((path) => PAGES + fileOf(path));

/**
 * Adds the routes of the pages that a firm may not have, where it has them, and those of translated pages
 * (ES-1). Components read the language of their page from `Astro.currentLocale`.
 */
export function translatedRoutes(): AstroIntegration {
  return {
    name: 'translated-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const english = routesIn(DEFAULT_LOCALE).filter(({ entrypoint }) =>
          INJECTED.includes(entrypoint),
        );
        for (const route of [...english, ...translatedLocales.flatMap(routesIn)])
          injectRoute(route);
      },
    },
  };
}
