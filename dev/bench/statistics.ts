/** @returns the value that `share` of all values do not exceed; NaN without values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** @returns the middle value, or the mean of the two middle ones; NaN without values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/** @returns the median with the lowest and the highest value, e.g. `704 (690–731)` */
export function withSpread(values: readonly number[], digits = 0): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return `${median(values).toFixed(digits)} (${low}–${high})`;
}
