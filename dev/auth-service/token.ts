import { compare } from 'bcryptjs';
import { isBanned, weakness } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { challengeOf, mailKinds } from './mail-link.ts';
import { limitByIp, readBody, text } from './request.ts';
import { beginSession, rotateToken, sessionJson } from './session.ts';

/** Signs in by email and password; checks in the order of contract 3.1. */
async function passwordGrant(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock } = context;
  const { password, ...body } = await readBody(c, { email: text, password: text });
  // The real server does not trim or validate the address here.
  const email = body.email.toLowerCase();
  if (email === '') throw invalid('missing email or phone');
  if (!settings.emailProviderEnabled)
    throw new AuthError('email_provider_disabled', { status: 422 });
  const user = store.users.find({ email });
  if (user === undefined) throw new AuthError('invalid_credentials');
  if (isBanned(user, clock.now())) throw new AuthError('user_banned', { status: 400 });
  if (!(await compare(password, user.passwordHash))) throw new AuthError('invalid_credentials');
  if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');
  const issued = beginSession(context, user, 'password');
  const session = await sessionJson(context, issued);
  return c.json({ ...session, weak_password: weakness(settings, email, password) ?? null });
}

// The real server also issues longer tokens with a checksum; random text of that length fails it.
const TOKEN_FORMAT = /^[a-z\d]{12}$/;

/** Exchanges a refresh token (contract 2.4, 3.1). */
async function refreshGrant(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { refresh_token: token } = await readBody(c, { refresh_token: text });
  if (!TOKEN_FORMAT.test(token)) throw invalid('Refresh token is not valid');
  return c.json(await sessionJson(context, rotateToken(context, token)));
}

/** Life of a PKCE flow, from the request that began it. */
const FLOW_LIFE_MS = 300_000;

/** Exchanges the code of a PKCE link; a wrong verifier leaves the code usable (contract 3.1). */
async function pkceGrant(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, clock } = context;
  const fields = { auth_code: text, code_verifier: text };
  const { auth_code: authCode, code_verifier: verifier } = await readBody(c, fields);
  if (authCode === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const mail = store.mails.find({ authCode });
  const user = mail && store.users.find({ id: mail.userId });
  if (!mail || !user) throw new AuthError('flow_state_not_found');
  if (clock.now() > mail.sentAt + FLOW_LIFE_MS) throw new AuthError('flow_state_expired');
  if (challengeOf(verifier) !== mail.challenge) throw new AuthError('bad_code_verifier');
  store.mails.save({ ...mail, authCode: null });
  const issued = beginSession(context, user, mailKinds[mail.purpose].method);
  return c.json(await sessionJson(context, issued));
}

const grants = { password: passwordGrant, refresh_token: refreshGrant, pkce: pkceGrant };

/** `POST token?grant_type=` (contract 3.1). */
export async function token(context: ServiceContext, c: RequestContext): Promise<Response> {
  const grantType = c.req.query('grant_type');
  const grant = Object.entries(grants).find(([name]) => name === grantType)?.[1];
  if (grant === undefined) {
    throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' });
  }
  limitByIp(context, c, 'token');
  return grant(context, c);
}
