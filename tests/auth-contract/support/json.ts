/** Data from a server, of unknown content. */
export type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Parses an object; returns an empty one for other text. */
export function jsonIn(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns the value at a path of keys; undefined when the path ends early. */
export function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (isJson(value) ? value[key] : undefined), json);
}

/** Returns the text at a path. @throws Error when there is none */
export function textAt(json: unknown, ...path: readonly (string | number)[]): string {
  const value = at(json, ...path);
  if (typeof value === 'string') return value;
  throw new Error(`No text at ${path.join('.')} in ${JSON.stringify(json)}`);
}
