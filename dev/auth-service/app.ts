import { Hono, type MiddlewareHandler } from 'hono';
import type { AuthEnv, ServiceContext } from './context.ts';
import { crossOrigin } from './cors.ts';
import { AuthError, describeError, errorAnswer } from './errors.ts';
import { checkFaults } from './faults.ts';
import { recover, resend } from './mail.ts';
import { mailboxPage } from './mailbox.ts';
import { getUser, logout, signIn, updateUser } from './member.ts';
import { notImplemented, withFields, type Handler } from './request.ts';
import { refresh } from './session.ts';
import { signUp } from './sign-up.ts';
import { leaveLink, openLink, verify } from './verify.ts';

const PREFIX = '/auth/v1/';

/** Every request that the site sends, and the links in its emails. */
const routes = new Map<string, Handler>([
  ['POST token?grant_type=password', withFields(['email', 'password'], signIn)],
  ['POST token?grant_type=refresh_token', withFields(['refresh_token'], refresh)],
  ['POST signup', withFields(['email', 'password'], signUp)],
  ['GET user', getUser],
  ['PUT user', withFields(['password'], updateUser)],
  ['POST logout', logout],
  ['POST recover', withFields(['email'], recover)],
  ['POST resend', withFields(['type', 'email'], resend)],
  ['GET verify', openLink],
  ['HEAD verify', leaveLink],
  ['POST verify', withFields(['type', 'token_hash'], verify)],
]);

/** The key in dev/environment.mjs. */
const KEY = 'sb_publishable_local_development';

/** Checks the API key like the gateway, whose errors have only a `message`. */
const checkApiKey: MiddlewareHandler = async (c, next) => {
  const sentKey = c.req.header('apikey');
  // Requests from email links have no API key.
  if (sentKey === KEY || c.req.path === `${PREFIX}verify`) return next();
  const message = sentKey === undefined ? 'No API key found in request' : 'Invalid API key';
  return c.json({ message }, 401);
};

/** Creates the public app: gateway, auth server and mailbox. */
export function createAuthApp(context: ServiceContext): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>();
  // CORS comes first: a fault applies to the actual request, not to its preflight.
  app.use(`${PREFIX}*`, crossOrigin, checkFaults(context), checkApiKey);
  app.all(`${PREFIX}*`, async (c) => {
    const grantType = c.req.query('grant_type');
    const grant = grantType === undefined ? '' : `?grant_type=${grantType}`;
    const answer = routes.get(`${c.req.method} ${c.req.path.replace(PREFIX, '')}${grant}`);
    if (answer === undefined) throw notImplemented(c, grant);
    try {
      const result = await answer(context, c);
      return result instanceof Response ? result : Response.json(result);
    } finally {
      context.store.save();
    }
  });
  app.get('/mailbox', (c) => c.html(mailboxPage(context.store.mails)));
  app.onError((error, c) => {
    if (error instanceof AuthError) return errorAnswer(error, c.req.raw);
    console.error(error);
    return c.json({ message: describeError(error) }, 500);
  });
  return app;
}
