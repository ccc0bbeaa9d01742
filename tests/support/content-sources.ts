import { globSync } from 'node:fs';
import { z } from 'astro/zod';
import { readFile } from '#src/queries/read-file.ts';
import { sourcesSchema } from '#src/schemas/sources.ts';

const withSources = z.looseObject({ sources: sourcesSchema });

/** Sources of technical claims by content file; files without any have an empty list. */
export const contentSources = new Map(
  globSync('src/content/**/*.{md,yaml}').map((file) => {
    const { sources = [] } = withSources.parse(readFile(file).fields);
    return [file.replaceAll('\\', '/'), sources] as const;
  }),
);
