import { collectReads } from './shown-files.ts';

/**
 * Caches the result of a computation that many pages of a build need. What it reads counts for no
 * page, only what pages read of its result. In development every call computes again, so that edits
 * show at once.
 */
export function once<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  return () => {
    if (import.meta.env.DEV) return compute();
    return (cached ??= collectReads(compute).value);
  };
}
