import { isBanned } from '#dev/auth-service/accounts/account.ts';
import { isPassword, weakness } from '#dev/auth-service/accounts/credentials.ts';
import type { RequestContext, ServiceContext } from '#dev/auth-service/context.ts';
import { AuthError, refusal } from '#dev/auth-service/errors.ts';
import { limitByIp } from '#dev/auth-service/http/rate-limiter.ts';
import { readBody, textField } from '#dev/auth-service/json.ts';
import { isVerifierOf } from '#dev/auth-service/links/mail-link.ts';
import { beginSession, rotateToken, sessionJson } from '#dev/auth-service/sessions/session.ts';

/** Signs in by email and password; checks in the order of contract 3.1. */
async function passwordGrant(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock } = context;
  const body = await readBody(c);
  // The real server does not trim or validate the address here.
  const email = textField(body, 'email').toLowerCase();
  const password = textField(body, 'password');
  if (email === '') throw refusal.invalid('missing email or phone');
  if (!settings.emailProviderEnabled) throw refusal.emailLoginsDisabled(422);
  const user = store.users.find({ email });
  if (user === undefined) throw refusal.invalidCredentials();
  if (isBanned(user, clock.now())) throw refusal.userBanned(400);
  if (!(await isPassword(password, user.passwordHash))) throw refusal.invalidCredentials();
  if (user.emailConfirmedAt === null) throw refusal.emailNotConfirmed();
  const issued = store.transaction(() => beginSession(context, user, 'password'));
  const session = await sessionJson(context, issued);
  return c.json({ ...session, weak_password: weakness(settings, { email, password }) ?? null });
}

// The real server also issues longer tokens with a checksum; random text of that length fails it.
const TOKEN_FORMAT = /^[a-z\d]{12}$/;

/** Exchanges a refresh token (contract 2.4, 3.1). */
async function refreshGrant(context: ServiceContext, c: RequestContext): Promise<Response> {
  const token = textField(await readBody(c), 'refresh_token');
  if (!TOKEN_FORMAT.test(token)) throw refusal.invalid('Refresh token is not valid');
  const outcome = rotateToken(context, token);
  if (outcome instanceof AuthError) throw outcome;
  return c.json(await sessionJson(context, outcome));
}

/** Life of a PKCE flow, from the request that began it. */
const FLOW_LIFE_MS = 300_000;

/** Exchanges the code of a PKCE link; a wrong verifier leaves the code usable (contract 3.1). */
async function pkceGrant(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, clock } = context;
  const body = await readBody(c);
  const code = textField(body, 'auth_code');
  const verifier = textField(body, 'code_verifier');
  if (code === '' || verifier === '') {
    throw refusal.invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const issued = store.transaction(() => {
    const flow = store.flows.find({ authCode: code });
    const user = flow && store.users.find({ id: flow.userId });
    if (flow === undefined || user === undefined) throw refusal.flowNotFound(404);
    const expiresAt = flow.createdAt + FLOW_LIFE_MS;
    if (clock.now() > expiresAt) throw refusal.flowExpired();
    if (!isVerifierOf(verifier, flow)) throw refusal.badVerifier();
    store.flows.remove({ authCode: code });
    return beginSession(context, user, flow.method);
  });
  return c.json(await sessionJson(context, issued));
}

const grants = new Map([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', pkceGrant],
]);

/** `POST token?grant_type=` (contract 3.1). */
export async function token(context: ServiceContext, c: RequestContext): Promise<Response> {
  const grant = grants.get(c.req.query('grant_type') ?? '');
  if (grant === undefined) throw refusal.unsupportedGrant();
  limitByIp(context, c, 'token');
  return grant(context, c);
}
