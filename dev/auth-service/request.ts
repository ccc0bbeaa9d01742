import { z } from 'astro/zod';
import type { RequestContext } from './context.ts';
import { AuthError, describeError } from './errors.ts';

/** Returns the error for what the site never sends. @param what the part of the request, if any */
export function notImplemented(c: RequestContext, what = ''): AuthError {
  const request = `${c.req.method} ${c.req.path}${what}`;
  return new AuthError('not_implemented', {
    message: `The embedded auth service does not answer ${request}, because the site does not send it.`,
  });
}

/** The client sends fields that it does not use as null or as an empty object. */
function isUsed(value: unknown): boolean {
  return value !== null && JSON.stringify(value) !== '{}';
}

/** Reads the body. A byte order mark stays in the text, so that parsing fails as on the real server. */
export async function readText(c: RequestContext): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await c.req.arrayBuffer());
}

/**
 * Reads text fields from a JSON body of any Content-Type.
 * @throws AuthError bad_json, or not_implemented for other fields or missing ones
 */
export async function readBody<Name extends string>(c: RequestContext, ...names: Name[]) {
  try {
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(await readText(c)));
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => isUsed(value)));
    const isKnown = (name: string) => names.some((known) => known === name);
    const unknown = Object.keys(sent).find((name) => !isKnown(name));
    if (unknown !== undefined) throw notImplemented(c, ` with the field ${unknown}`);
    const missing = names.find((name) => !(name in sent));
    if (missing !== undefined) throw notImplemented(c, ` without the field ${missing}`);
    return z.record(z.enum(names), z.string()).parse(sent);
  } catch (error) {
    if (error instanceof AuthError) throw error;
    const message = `Could not parse request body as JSON: ${describeError(error)}`;
    throw new AuthError('bad_json', { message });
  }
}
