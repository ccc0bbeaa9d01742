/** Values of placeholders by name. */
export type Values = Readonly<Record<string, string | undefined>>;

/**
 * Fills in the values that are present, such as `{email}`; other placeholders stay. Not
 * `fillText`, which says why.
 */
export function fillMessage(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
