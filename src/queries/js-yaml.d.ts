/**
 * Parser of YAML, which has no types of its own. It reads a file seven times faster than `yaml`, which
 * the editor and `npm run adopt` need to change files without losing comments.
 */
declare module 'js-yaml' {
  export class YAMLException extends Error {}
  /** Values of JSON alone: a date stays a text. */
  export const CORE_SCHEMA: object;
  export function load(text: string, options: { readonly schema: object }): unknown;
}
