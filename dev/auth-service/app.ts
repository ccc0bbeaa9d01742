import { Hono, type MiddlewareHandler } from 'hono';
import type { AuthEnv, RequestContext, ServiceContext } from './context.ts';
import { crossOrigin } from './cors.ts';
import { AuthError, errorAnswer } from './errors.ts';
import { checkFaults } from './faults.ts';
import { recover, resend } from './mail.ts';
import { mailboxPage } from './mailbox.ts';
import { notImplemented } from './request.ts';
import { signup } from './signup.ts';
import { token } from './token.ts';
import { getUser, logout, updateUser } from './user.ts';
import { openLink, verify } from './verify.ts';

const PREFIX = '/auth/v1';

type Handler = (context: ServiceContext, c: RequestContext) => Response | Promise<Response>;

/** Every request that the site sends, and the links in its emails. */
const routes: readonly (readonly [method: string, path: string, handler: Handler])[] = [
  ['POST', '/token', token],
  ['POST', '/signup', signup],
  ['GET', '/user', getUser],
  ['PUT', '/user', updateUser],
  ['POST', '/logout', logout],
  ['POST', '/recover', recover],
  ['POST', '/resend', resend],
  ['GET', '/verify', openLink],
  ['POST', '/verify', verify],
];

/** Checks the API key like the gateway, whose errors have only a `message`. */
function checkApiKey(key: string): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const sentKey = c.req.header('apikey');
    // Requests from email links have no API key.
    if (sentKey === key || c.req.path === `${PREFIX}/verify`) {
      await next();
      return;
    }
    const message = sentKey === undefined ? 'No API key found in request' : 'Invalid API key';
    return c.json({ message, hint: 'Send the publishable key in the `apikey` header.' }, 401);
  };
}

/** Creates the public app: gateway, auth server and mailbox. */
export function createAuthApp(context: ServiceContext): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>();
  // CORS comes first: a fault applies to the actual request, not to its preflight.
  app.use(`${PREFIX}/*`, crossOrigin, checkFaults(context), checkApiKey(context.config.AUTH_KEY));
  for (const [method, path, handler] of routes) {
    app.on(method, PREFIX + path, async (c) => {
      try {
        return await handler(context, c);
      } finally {
        context.store.save();
      }
    });
  }
  app.all(`${PREFIX}/*`, (c) => {
    throw notImplemented(c);
  });
  app.get('/mailbox', (c) => c.html(mailboxPage(context.store.mails)));
  app.onError((error, c) => {
    if (error instanceof AuthError) return errorAnswer(error, c.req.raw);
    console.error(error);
    return errorAnswer(new AuthError('unexpected_failure'), c.req.raw);
  });
  return app;
}
