/** Values of placeholders by name. */
export type Values = Readonly<Record<string, string | undefined>>;

/**
 * Fills in the values that are present, such as `{email}`; other placeholders stay. Not `fillText`:
 * one more module in common with the calculator would be one more file that both pages request.
 */
export function fillMessage(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
