import { globSync } from 'node:fs';
import { hasLanguage } from '#src/queries/edition.ts';
import { translationFolder } from '#src/queries/translation-files.ts';

/** Paths of all content files that the site reads: while Spanish is switched off, no Spanish one (ES-8). */
export const contentPaths: readonly string[] = globSync('src/content/**/*.{md,yaml}')
  .filter((file) => hasLanguage('es') || !file.startsWith(`${translationFolder('es')}/`))
  .toSorted();
