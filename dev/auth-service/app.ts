import { Hono, type MiddlewareHandler } from 'hono';
import { checkFaults } from './faults.ts';
import type { AuthEnv, RequestContext, ServiceContext } from './context.ts';
import { crossOrigin } from './cors.ts';
import { AuthError, errorAnswer } from './errors.ts';
import { recover, resend } from './mail-link.ts';
import { mailboxPage } from './mailbox.ts';
import { signup } from './signup.ts';
import { token } from './token.ts';
import { getUser, logout, updateUser } from './user.ts';
import { openLink, verify } from './verify.ts';

/** `GET settings` (contract 3.4). */
function settings(context: ServiceContext, c: RequestContext): Response {
  const { emailProviderEnabled, signupEnabled, autoconfirm } = context.settings;
  return c.json({
    external: { email: emailProviderEnabled, phone: false, anonymous_users: false, google: false },
    disable_signup: !signupEnabled,
    mailer_autoconfirm: autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  });
}

const serverName = {
  version: 'embedded',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
};
const cacheable = { 'Cache-Control': 'public, max-age=600' };

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
  ['GET', '/health', (_, c) => c.json(serverName)],
  // No key, because HS256 has no public one (contract 2.3).
  ['GET', '/.well-known/jwks.json', (_, c) => c.json({ keys: [] }, 200, cacheable)],
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
  app.use(`${PREFIX}/*`, crossOrigin, checkFaults(context), checkApiKey(context.config.AUTH_KEY));
  for (const [method, path, handler] of routes) {
    app.on(method, PREFIX + path, (c) => handler(context, c));
  }
  for (const [, path] of routes) app.all(PREFIX + path, (c) => c.body(null, 405));
  app.get('/mailbox', (c) => c.html(mailboxPage(context.store.mails.list({}))));
  app.notFound((c) => c.text('404 page not found\n', 404));
  app.onError((error, c) => {
    if (error instanceof AuthError) return errorAnswer(error, c.req.raw);
    console.error(error);
    return errorAnswer(new AuthError('unexpected_failure'), c.req.raw);
  });
  return app;
}
