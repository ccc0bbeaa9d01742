import { Hono, type MiddlewareHandler } from 'hono';
import type { AuthEnv, RequestContext, ServiceContext } from '#dev/auth-service/context.ts';
import { AuthError, errorAnswer, refusal } from '#dev/auth-service/errors.ts';
import { checkFaults } from '#dev/auth-service/faults/check-faults.ts';
import { mailboxPage } from '#dev/auth-service/mailbox.ts';
import { health, publicKeys, settings } from '#dev/auth-service/routes/about.ts';
import { recover, resend } from '#dev/auth-service/routes/mails.ts';
import { signup } from '#dev/auth-service/routes/signup.ts';
import { token } from '#dev/auth-service/routes/token.ts';
import { getUser, logout, updateUser } from '#dev/auth-service/routes/user.ts';
import { openLink, verify } from '#dev/auth-service/routes/verify.ts';
import { crossOrigin } from './cors.ts';

const PREFIX = '/auth/v1';

type Handler = (context: ServiceContext, c: RequestContext) => Response | Promise<Response>;

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
  ['GET', '/settings', settings],
  ['GET', '/health', health],
  ['GET', '/.well-known/jwks.json', publicKeys],
];

// Requests from email links have no API key.
const keylessPaths = [`${PREFIX}/verify`, `${PREFIX}/.well-known/jwks.json`];

/** Checks the API key like the gateway, whose errors have only a `message` (contract 1.1). */
function checkApiKey(key: string): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const sentKey = c.req.header('apikey');
    if (sentKey === key || keylessPaths.includes(c.req.path)) {
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
  app.use(`${PREFIX}/*`, crossOrigin, checkFaults(context), checkApiKey(context.config.apiKey));
  for (const [method, path, handler] of routes) {
    app.on(method, PREFIX + path, (c) => handler(context, c));
  }
  for (const [, path] of routes) app.all(PREFIX + path, (c) => c.body(null, 405));
  app.get('/mailbox', (c) => c.html(mailboxPage(context.store.mails.list({}))));
  app.notFound((c) => c.text('404 page not found\n', 404));
  app.onError((error, c) => {
    if (error instanceof AuthError) return errorAnswer(error, c.req.raw);
    console.error(error);
    return errorAnswer(refusal.unexpected(), c.req.raw);
  });
  return app;
}
