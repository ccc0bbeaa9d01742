/**
 * Caches the result of a computation that many pages of a build need. In development every call
 * computes again, so that edits show at once.
 */
export function once<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  return () => {
    if (import.meta.env.DEV) return compute();
    return (cached ??= compute());
  };
}
