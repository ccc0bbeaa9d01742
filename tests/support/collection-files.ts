import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { folderSchemas } from '#src/schemas/content-files.ts';
import { readContentEntry } from './content-entry.ts';

type Kind = keyof typeof folderSchemas;

function readEntry(collection: Kind, file: string) {
  const filePath = `src/content/${collection}/${file}`;
  const { fields, body } = readContentEntry(filePath);
  return {
    id: basename(file, extname(file)),
    collection,
    filePath,
    data: folderSchemas[collection].parse(fields),
    body,
    rendered: { html: body },
  };
}

const cache = new Map<Kind, readonly ReturnType<typeof readEntry>[]>();

/**
 * Reads a collection like Astro: the same files, validated by the same schemas. The Markdown body
 * is not rendered, because no test needs its HTML.
 */
export async function readCollection(kind: Kind) {
  const entries =
    cache.get(kind) ??
    readdirSync(`src/content/${kind}`)
      .toSorted()
      .map((file) => readEntry(kind, file));
  cache.set(kind, entries);
  return Promise.resolve(entries);
}
