import { z } from 'astro/zod';
import { readFile } from '#src/queries/read-file.ts';
import { sourcesSchema } from '#src/schemas/sources.ts';
import { contentPaths } from './content-paths.ts';

const withSources = z.looseObject({ sources: sourcesSchema });

/** Sources of technical claims by content file; files without any have an empty list. */
export const contentSources = new Map(
  contentPaths.map((file) => {
    const { sources = [] } = withSources.parse(readFile(file).fields);
    return [file, sources] as const;
  }),
);
