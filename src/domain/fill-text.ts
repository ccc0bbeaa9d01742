import { invariant } from './invariant.ts';

/**
 * Replaces the placeholders of a text: `{hours}` becomes the value `hours`.
 *
 * @param text - Text with placeholders.
 * @param values - Values by name; a text need not use all of them.
 * @throws Error when a placeholder names an unknown value.
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(.*?)\}/g, (placeholder, name: string) => {
    const value = values[name];
    invariant(value !== undefined, `No value for ${placeholder} in '${text}'`);
    return String(value);
  });
}
