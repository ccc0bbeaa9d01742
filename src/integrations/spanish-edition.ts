import type { AstroIntegration } from 'astro';
import { hasSpanish } from '#src/queries/edition.ts';
import { paths } from '#src/routes/paths.ts';
import {
  AREAS_PATH,
  pathsOf,
  SPANISH_NOT_FOUND,
  SPANISH_PATHS,
  SPANISH_PICTURES,
} from '#src/routes/spanish-paths.ts';

const PAGES = 'src/pages';

/** File of each route: a Spanish page has the file of its English page. */
function spanishRoutes(): readonly (readonly [pattern: string, file: string])[] {
  const pages = [...SPANISH_PATHS].filter(([english]) => !english.startsWith(paths.service('')));
  return [
    ...pages.map(([english, pattern]) => [pattern, fileOf(english)] as const),
    [`${pathsOf('es').services}/[slug]`, '/services/[slug].astro'],
    [AREAS_PATH, '/_es/areas.astro'],
    [SPANISH_NOT_FOUND, '/404.astro'],
    [SPANISH_PICTURES, '/pictures/[name].svg.ts'],
  ];
}

function fileOf(path: string): string {
  if (path === paths.home) return '/index.astro';
  return path === paths.services ? '/services/index.astro' : `${path}.astro`;
}

/**
 * Adds the routes of the Spanish edition (ES-1). Components read the language of their page from
 * `Astro.currentLocale`. Without Spanish in company.yaml, it does nothing.
 */
export function spanishEdition(): AstroIntegration {
  return {
    name: 'spanish-edition',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (!hasSpanish) return;
        for (const [pattern, file] of spanishRoutes())
          injectRoute({ pattern, entrypoint: `./${PAGES}${file}` });
      },
    },
  };
}
