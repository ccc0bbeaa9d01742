/**
 * Computes a value on the first call and keeps it: a build asks the same questions on every page.
 * In development nothing is kept, so that an edit shows at once.
 */
export function once<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    if (import.meta.env.DEV) return compute();
    return (kept ??= compute());
  };
}
