import { z } from 'astro/zod';
import type { RequestContext } from './context.ts';
import { AuthError, describeError } from './errors.ts';

const MAX_BYTES = 1024 * 1024;

/** A text field, '' when it is absent. */
export const text = z.string().default('');

/** An object field, empty when it is absent. */
export const object = z.record(z.string(), z.unknown()).default({});

const bodySchema = z.record(z.string(), z.unknown()).nullable();

/**
 * Reads fields from a JSON body of any Content-Type. `null` means absent, for the body too; other
 * fields are ignored (contract 1.1).
 * @throws AuthError bad_json, or request_entity_too_large over 1 MiB
 */
export async function readBody<Fields extends z.ZodRawShape>(c: RequestContext, fields: Fields) {
  const body = await c.req.text();
  if (Buffer.byteLength(body) > MAX_BYTES) throw new AuthError('request_entity_too_large');
  try {
    const entries = Object.entries({ ...bodySchema.parse(JSON.parse(body)) });
    const present = entries.filter(([, value]) => value !== null);
    return z.object(fields).parse(Object.fromEntries(present));
  } catch (error) {
    const message = `Could not parse request body as JSON: ${describeError(error)}`;
    throw new AuthError('bad_json', { message });
  }
}
