import type { MiddlewareHandler } from 'hono';

/** Refuses web pages: a page open in the same browser must not switch the service about. */
export const localOnly: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost';
  if (!isLocal || c.req.header('Origin') !== undefined) {
    return c.json({ error: 'Not for web pages' }, 403);
  }
  await next();
  return;
};
