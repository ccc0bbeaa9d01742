/** What a server sends: nothing is known of it until a test looks. */
export type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** The object in a text, empty where there is none (204, plain text). */
export function jsonIn(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : {};
  } catch {
    return {};
  }
}

/** The value at a path of keys; undefined where the path ends early. */
export function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (isJson(value) ? value[key] : undefined), json);
}

/** The text at a path. @throws Error when there is none */
export function textAt(json: unknown, ...path: readonly (string | number)[]): string {
  const value = at(json, ...path);
  if (typeof value === 'string') return value;
  throw new Error(`No text at ${path.join('.')} in ${JSON.stringify(json)}`);
}
