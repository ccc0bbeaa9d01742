import type { AstroIntegration } from 'astro';
import type { Locale } from '#src/domain/locale.ts';
import { translatedLocales } from '#src/queries/edition.ts';
import { paths } from '#src/routes/paths.ts';
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
]);
function fileOf(english: string): string {
  const file = FILES.get(english);
  return file === undefined ? `${english}.astro` : file;
}

/** Lists the routes of a language: each page has the file of its English page. */
function routesIn(locale: Locale): readonly { pattern: string; entrypoint: string }[] {
  return Object.values(ROUTES).map((row: Row) => ({
    pattern: row[locale],
    entrypoint: PAGES + fileOf(row.en),
  }));
}

/**
 * Adds the routes of translated pages (ES-1). Components read the language of their page from
 * `Astro.currentLocale`. Where company.yaml has no second language, it does nothing.
 */
export function translatedRoutes(): AstroIntegration {
  return {
    name: 'translated-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const route of translatedLocales.flatMap(routesIn)) injectRoute(route);
      },
    },
  };
}
