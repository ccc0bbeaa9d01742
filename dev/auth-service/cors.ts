import type { MiddlewareHandler } from 'hono';
import type { AuthEnv } from './context.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
// The list of the real server, and `apikey`, which the gateway allows (contract 1.3).
const headers = [
  ...['accept', 'apikey', 'authorization', 'content-type', 'x-client-info', 'x-client-ip'],
  ...['x-jwt-aud', 'x-supabase-api-version', 'x-use-cookie'],
];

/** Headers of every cross-origin response, including errors and faults. */
export const crossOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
  Vary: 'Origin',
} as const;

function preflightAnswer(request: Request, method: string): Response {
  const vary = 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers';
  const answer = new Response(null, { status: 204, headers: { Vary: vary } });
  const requested = request.headers.get('Access-Control-Request-Headers');
  // Browsers send the names in lower case, without spaces. The real server accepts no other form.
  const isAllowed = !requested || requested.split(',').every((name) => headers.includes(name));
  // A refused preflight gets the same 204 without the `Access-Control-Allow-*` headers.
  if (!methods.includes(method) || !isAllowed) return answer;
  answer.headers.set('Access-Control-Allow-Origin', '*');
  answer.headers.set('Access-Control-Allow-Methods', method);
  answer.headers.set('Access-Control-Allow-Credentials', 'true');
  if (requested) answer.headers.set('Access-Control-Allow-Headers', requested);
  return answer;
}

/** Responds to preflights, even for unknown paths, and adds the CORS headers to other responses. */
export const crossOrigin: MiddlewareHandler<AuthEnv> = async (c, next) => {
  const method = c.req.header('Access-Control-Request-Method');
  if (c.req.method === 'OPTIONS' && method !== undefined) {
    return preflightAnswer(c.req.raw, method);
  }
  await next();
  if (c.req.header('Origin') === undefined) return;
  for (const [name, value] of Object.entries(crossOriginHeaders)) c.res.headers.set(name, value);
  return;
};
