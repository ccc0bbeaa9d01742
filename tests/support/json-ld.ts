import type { BuiltPage } from './built-site.ts';

/** A JSON object whose fields are still to be looked at. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the value itself and every object within it. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** @returns what each structured-data block of a page holds; throws where one is not JSON. */
export function dataBlocks(page: BuiltPage): readonly unknown[] {
  return page.document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((tag): unknown => JSON.parse(tag.rawText));
}

/** @returns the objects of that type on the page, however deep. */
export function nodesOfType(page: BuiltPage, type: string): readonly JsonObject[] {
  return objectsIn(dataBlocks(page)).filter((node) => node['@type'] === type);
}
