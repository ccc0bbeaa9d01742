import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { isJsonObject, type JsonObject } from '#dev/auth-service/json.ts';
import type { AuthContext } from './endpoint.ts';

const maxBytes = 1024 * 1024;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refusal.badJson(error instanceof Error ? error.message : 'not JSON');
  }
}

/**
 * The request's JSON object, of any Content-Type but a form's; `null` equals an empty object.
 * @throws AuthError bad_json, or request_entity_too_large over 1 MiB
 */
export async function readBody(c: AuthContext): Promise<JsonObject> {
  // The server reads a form's fields before the body is parsed: nothing is left of it, whatever it holds.
  const isForm = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i.test(
    c.req.header('Content-Type') ?? '',
  );
  const text = isForm ? '' : await c.req.text();
  if (Buffer.byteLength(text) > maxBytes) throw refusal.tooLarge();
  const value = parsed(text) ?? {};
  if (isJsonObject(value)) return value;
  throw refusal.badJson('cannot read an object from it');
}

/** A text field; absent and `null` are ''. @throws AuthError bad_json for another type */
export function textField(body: JsonObject, name: string): string {
  const value = body[name] ?? '';
  if (typeof value === 'string') return value;
  throw refusal.badJson(`cannot read field ${name} as string`);
}

/** An object field; absent and `null` are undefined. @throws AuthError bad_json for another type */
export function objectField(body: JsonObject, name: string): JsonObject | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined || isJsonObject(value)) return value;
  throw refusal.badJson(`cannot read field ${name} as object`);
}
