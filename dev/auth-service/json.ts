export type JsonObject = Readonly<Record<string, unknown>>;

/** True for `{...}`: neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads an object that this service itself has written. */
export function parseJsonObject(text: string): JsonObject {
  const value: unknown = JSON.parse(text);
  if (isJsonObject(value)) return value;
  throw new TypeError('Not a JSON object');
}
