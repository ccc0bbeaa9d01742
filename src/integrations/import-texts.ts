import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { invariant } from '#src/domain/invariant.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { readSingle } from '#src/queries/content.ts';
import { ISLAND_FILES, type IslandFile } from '#src/schemas/content-files.ts';

const FOLDER = '#src/content/';
/** Begins the ids of the modules; Rollup's convention for modules without a file. */
const PREFIX = '\0texts:';

function islandFile(name: string | undefined): IslandFile {
  const file = ISLAND_FILES.find((candidate) => candidate === name);
  invariant(file !== undefined, `${FOLDER}${name}: scripts import only ${ISLAND_FILES.join(', ')}`);
  return file;
}

/**
 * Makes the English texts of islands modules: the whole file as the default export, and each of its
 * fields by its name. The schema checks them while the site is built and is not part of the script.
 *
 * @throws Error that names file and field when a text is not valid.
 */
export function importTexts(): Plugin {
  return {
    name: 'import-texts',
    enforce: 'pre',
    // One module for each importer: a shared module would be one more file that pages request.
    resolveId: (source, importer) =>
      source.startsWith(FOLDER) ? `${PREFIX}${importer}:${source.slice(FOLDER.length)}` : undefined,
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = islandFile(id.split(':').at(-1));
      // The dev server resolves the path from the importer.
      this.addWatchFile(resolve('src/content', name));
      const texts = readSingle(name, DEFAULT_LOCALE);
      return [
        ...Object.entries(texts).map(
          ([field, text]) => `export const ${field} = ${JSON.stringify(text)};`,
        ),
        `export default ${JSON.stringify(texts)};`,
      ].join('\n');
    },
  };
}
