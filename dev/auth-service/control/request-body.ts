import type { Context } from 'hono';
import { isJsonObject, type JsonObject } from '#dev/auth-service/json.ts';

/** The JSON object of a control request. @throws TypeError for anything else */
export async function controlBody(c: Context): Promise<JsonObject> {
  const body: unknown = await c.req.json();
  if (isJsonObject(body)) return body;
  throw new TypeError('Send a JSON object');
}
