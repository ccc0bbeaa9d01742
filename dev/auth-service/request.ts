import { z } from 'astro/zod';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, describeError } from './errors.ts';

/** Returns the error for what the site never sends. @param what the part of the request, if any */
export function notImplemented(c: RequestContext, what = ''): AuthError {
  const request = `${c.req.method} ${c.req.path}${what}`;
  const message = `The embedded auth service does not answer ${request}, because the site does not send it.`;
  return new AuthError(501, 'not_implemented', message);
}

/** Reads the body. A byte order mark stays in the text, so that parsing fails as on the real server. */
export async function readText(c: RequestContext): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await c.req.arrayBuffer());
}

/** Reads text fields from a JSON body of any Content-Type (contract 1.1). */
async function readFields<Name extends string>(c: RequestContext, names: readonly Name[]) {
  try {
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(await readText(c)));
    // The client sends fields that it does not use as null or as an empty object.
    const sent = Object.entries(body).filter(
      ([, value]) => value !== null && JSON.stringify(value) !== '{}',
    );
    const fields = Object.fromEntries(sent);
    for (const name of new Set([...Object.keys(fields), ...names])) {
      const isKnown = names.some((known) => known === name);
      if (!isKnown) throw notImplemented(c, ` with the field ${name}`);
      if (!(name in fields)) throw notImplemented(c, ` without the field ${name}`);
    }
    return z.record(z.enum(names), z.string()).parse(fields);
  } catch (error) {
    if (error instanceof AuthError) throw error;
    const message = `Could not parse request body as JSON: ${describeError(error)}`;
    throw new AuthError(400, 'bad_json', message);
  }
}

/** Answers a request with a response, or with an object that is sent as JSON. */
export type Handler = (context: ServiceContext, c: RequestContext) => object | Promise<object>;

/** Reads the fields of the body for a handler; refuses other fields and missing ones. */
export function withFields<Name extends string>(
  names: readonly Name[],
  answer: (context: ServiceContext, body: Record<Name, string>, c: RequestContext) => object,
): Handler {
  return async (context, c) => answer(context, await readFields(c, names), c);
}
