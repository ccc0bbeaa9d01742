import { invariant } from './invariant.ts';

/** Values of placeholders by name. */
type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces the placeholders of a text, names in braces. Braces and dollar signs of values stay.
 *
 * @param valueOf - Returns the value of a name.
 */
export const replacePlaceholders = (text: string, valueOf: (name: string) => string): string =>
  text.replace(/\{([^{}]*)\}/g, (_, name: string) => valueOf(name));

/**
 * Fills values into a text: `{hours}` becomes the value `hours`.
 *
 * In the browser, only the calculator uses it. A module that scripts share becomes a file, and scripts
 * that import a file are not inline: measured, one more request for calculator and login each, two or
 * three for pages with a ZIP finder, two of them before it works. So `fillMessage` of src/auth and three
 * scripts of pages replace the one or two placeholders that they have themselves.
 *
 * @param text - Text with placeholders.
 * @param values - Values by name; a text need not use all of them.
 * @throws Error when a placeholder names an unknown value.
 */
export const fillText = (text: string, values: Values): string =>
  replacePlaceholders(text, (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    invariant(value !== undefined, `No value for {${name}} in '${text}'`);
    return String(value);
  });

/**
 * Splits a text at a placeholder in whose place the page renders an element, such as a link.
 *
 * @param name - Name of the placeholder, without braces.
 * @returns the texts before and after the element.
 * @throws Error when the text does not contain the placeholder exactly once.
 */
export function splitAt(text: string, name: string): readonly [before: string, after: string] {
  const [before, after, ...more] = text.split(`{${name}}`);
  invariant(
    before !== undefined && after !== undefined && more.length === 0,
    `'${text}' needs {${name}} exactly once`,
  );
  return [before, after];
}
