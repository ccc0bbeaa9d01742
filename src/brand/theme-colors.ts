import { readFileSync } from 'node:fs';
import postcss, { AtRule } from 'postcss';
import { invariant } from '#src/domain/invariant.ts';

const FILE = 'src/styles/theme.css';
const PREFIX = '--color-';
const DARK = 'screen and (prefers-color-scheme: dark)';
const HEXADECIMAL = /^#[0-9a-f]{6}$/;

const schemes = { light: new Map<string, string>(), dark: new Map<string, string>() };

postcss.parse(readFileSync(FILE, 'utf8')).walkDecls(/^--color-/, ({ prop, value, parent }) => {
  const outer = parent instanceof AtRule ? parent : parent?.parent;
  const isDark = outer instanceof AtRule && outer.params === DARK;
  schemes[isDark ? 'dark' : 'light'].set(prop.slice(PREFIX.length), value);
});

/**
 * Reads a color of src/styles/theme.css for places without style sheets: images, icons and the
 * browser's own interface.
 *
 * @param name - Token without its prefix: 'page' for `--color-page`.
 * @returns the color as the theme has it, such as '#f6fcfb'.
 * @throws Error when the theme has no such color, or not in this form.
 */
export function themeColor(name: string, scheme: keyof typeof schemes = 'light'): string {
  const value = schemes[scheme].get(name);
  invariant(value !== undefined, `${FILE}: no --color-${name} (${scheme})`);
  invariant(
    HEXADECIMAL.test(value),
    `${FILE}: --color-${name} is '${value}', not six hexadecimal digits`,
  );
  return value;
}

/**
 * Writes the colors of a drawing on the deep ground of a hero, in both color schemes: those of the dark
 * scheme, with the hero's own background and soil.
 */
export function deepColorProperties(names: readonly string[]): string {
  const property = (name: string) => {
    if (name === 'sunken') return themeColor('soil');
    return themeColor(name, schemes.dark.has(name) ? 'dark' : 'light');
  };
  const rule = names.map((name) => `--${name}:${property(name)}`).join(';');
  const raised = (scheme: keyof typeof schemes) => `:root{--raised:${themeColor('deep', scheme)}}`;
  return `:root{${rule}}${raised('light')}@media screen and (prefers-color-scheme:dark){${raised('dark')}}`;
}

/**
 * Writes colors as custom properties for an SVG file: `--page` is `--color-page` of the theme.
 *
 * @returns the rules for both color schemes.
 */
export function colorProperties(names: readonly string[]): string {
  const rule = (scheme: keyof typeof schemes, own: readonly string[]) =>
    `:root{${own.map((name) => `--${name}:${themeColor(name, scheme)}`).join(';')}}`;
  const dark = rule(
    'dark',
    names.filter((name) => schemes.dark.has(name)),
  );
  return `${rule('light', names)}@media screen and (prefers-color-scheme:dark){${dark}}`;
}
