import type { MiddlewareHandler } from 'hono';

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
};

/** Responds to preflights, even for unknown paths, and adds the CORS headers (contract 1.3). */
export const crossOrigin: MiddlewareHandler = async (c, next) => {
  const hasOrigin = c.req.header('Origin') !== undefined;
  const method = c.req.header('Access-Control-Request-Method');
  if (c.req.method === 'OPTIONS' && method !== undefined) {
    c.header('Vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
    const names = c.req.header('Access-Control-Request-Headers') ?? '';
    // Browsers send the names in lower case, without spaces. The real server accepts no other form.
    const isAllowed = names === '' || names.split(',').every((name) => headers.includes(name));
    // A refused preflight gets the same 204 without the `Access-Control-Allow-*` headers.
    if (!hasOrigin || !isAllowed) return c.body(null, 204);
    const list = names === '' ? undefined : { 'Access-Control-Allow-Headers': names };
    return c.body(null, 204, { ...allowed, 'Access-Control-Allow-Methods': method, ...list });
  }
  await next();
  const added = hasOrigin ? crossOriginHeaders : { Vary: crossOriginHeaders.Vary };
  for (const [name, value] of Object.entries(added)) c.res.headers.set(name, value);
  return;
};
