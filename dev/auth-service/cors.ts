import type { MiddlewareHandler } from 'hono';
import type { AuthEnv } from './context.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
// The list of the real server, and `apikey`, which the gateway allows.
const headers = [
  ...['accept', 'apikey', 'authorization', 'content-type', 'x-client-info', 'x-client-ip'],
  ...['x-jwt-aud', 'x-supabase-api-version', 'x-use-cookie'],
];

const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
};

/** Headers of every cross-origin response, including errors and faults. */
export const crossOriginHeaders = {
  ...allowed,
  'Access-Control-Expose-Headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
  Vary: 'Origin',
} as const;

function preflightAnswer(request: Request, method: string): Response {
  const vary = 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers';
  const answer = new Response(null, { status: 204, headers: { Vary: vary } });
  const names = request.headers.get('Access-Control-Request-Headers');
  // Browsers send the names in lower case, without spaces. The real server accepts no other form.
  const isAllowed = !names || names.split(',').every((name) => headers.includes(name));
  // A refused preflight gets the same 204 without the `Access-Control-Allow-*` headers.
  if (!request.headers.has('Origin') || !methods.includes(method) || !isAllowed) return answer;
  const granted = { ...allowed, 'Access-Control-Allow-Methods': method };
  for (const [name, value] of Object.entries(granted)) answer.headers.set(name, value);
  if (names) answer.headers.set('Access-Control-Allow-Headers', names);
  return answer;
}

/** Responds to preflights, even for unknown paths, and adds the CORS headers to other responses. */
export const crossOrigin: MiddlewareHandler<AuthEnv> = async (c, next) => {
  const method = c.req.header('Access-Control-Request-Method');
  if (c.req.method === 'OPTIONS' && method !== undefined) {
    return preflightAnswer(c.req.raw, method);
  }
  await next();
  const isCrossOrigin = c.req.header('Origin') !== undefined;
  const added = isCrossOrigin ? crossOriginHeaders : { Vary: crossOriginHeaders.Vary };
  for (const [name, value] of Object.entries(added)) c.res.headers.set(name, value);
  return;
};
