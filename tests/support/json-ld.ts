import type { BuiltPage } from './built-site.ts';

/** A JSON object with unknown fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns every object in a value, including the value itself. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** @returns the parsed structured-data blocks of a page. @throws SyntaxError if one is not JSON */
export const dataBlocks = ({ document }: Pick<BuiltPage, 'document'>): readonly unknown[] =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((tag): unknown => JSON.parse(tag.rawText));

/** @returns the nodes of a type on the page, at any depth. */
export function nodesOfType(page: BuiltPage, type: string): readonly JsonObject[] {
  return objectsIn(dataBlocks(page)).filter((node) => node['@type'] === type);
}
