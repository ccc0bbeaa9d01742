import type { RequestContext } from './context.ts';
import { refusal } from './errors.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns true for `{...}`, but not for null and arrays. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_BYTES = 1024 * 1024;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refusal.badJson(error instanceof Error ? error.message : 'not JSON');
  }
}

/**
 * Reads the JSON object of a request with any Content-Type; `null` means `{}`.
 * @throws AuthError bad_json, or request_entity_too_large over 1 MiB
 */
export async function readBody(c: RequestContext): Promise<JsonObject> {
  const text = await c.req.text();
  if (Buffer.byteLength(text) > MAX_BYTES) throw refusal.tooLarge();
  const value = parsed(text) ?? {};
  if (isJsonObject(value)) return value;
  throw refusal.badJson('cannot read an object from it');
}

/** Reads a text field; absent and `null` are ''. @throws AuthError bad_json for another type */
export function textField(body: JsonObject, name: string): string {
  const value = body[name] ?? '';
  if (typeof value === 'string') return value;
  throw refusal.badJson(`cannot read field ${name} as string`);
}

/**
 * Reads an object field; absent and `null` are undefined.
 * @throws AuthError bad_json for another type
 */
export function objectField(body: JsonObject, name: string): JsonObject | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined || isJsonObject(value)) return value;
  throw refusal.badJson(`cannot read field ${name} as object`);
}
