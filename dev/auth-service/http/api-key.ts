import type { MiddlewareHandler } from 'hono';
import type { AuthEnv } from './endpoint.ts';

// A link in an e-mail carries no key.
const open = ['/auth/v1/verify', '/auth/v1/.well-known/jwks.json'];

/** The gateway's check, which answers in the gateway's form: `message` and no code (contract 1.1). */
export function apiKeyCheck(key: string): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const sent = c.req.header('apikey') ?? c.req.query('apikey');
    if (sent === key || open.includes(c.req.path)) {
      await next();
      return;
    }
    const message = sent === undefined ? 'No API key found in request' : 'Invalid API key';
    return c.json({ message, hint: 'Send the publishable key in the `apikey` header.' }, 401);
  };
}
