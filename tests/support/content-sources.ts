import { globSync } from 'node:fs';
import { z } from 'astro/zod';
import { sourcesSchema } from '#src/schemas/sources.ts';
import { readContentEntry } from './content-entry.ts';

const withSources = z.looseObject({ sources: sourcesSchema });

/** Sources of technical claims by content file; files without any have an empty list. */
export const contentSources = new Map(
  globSync('src/content/**/*.{md,yaml}').map((file) => {
    const { sources = [] } = withSources.parse(readContentEntry(file).fields);
    return [file.replaceAll('\\', '/'), sources] as const;
  }),
);
