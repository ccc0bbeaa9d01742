import { compare } from 'bcryptjs';
import { isBanned, weakness } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { notImplemented, readBody } from './request.ts';
import { beginSession, rotateToken, sessionJson } from './session.ts';

/** Signs in by email and password; the order of the checks is the real server's. */
async function passwordGrant(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock } = context;
  const { email: sentEmail, password } = await readBody(c, 'email', 'password');
  // The real server does not trim or validate the address here.
  const email = sentEmail.toLowerCase();
  if (email === '') throw invalid('missing email or phone');
  if (!settings.emailProviderEnabled) {
    throw new AuthError('email_provider_disabled', { status: 422 });
  }
  const user = store.findUser(email);
  if (!user?.passwordHash) throw new AuthError('invalid_credentials');
  if (isBanned(user, clock.now())) throw new AuthError('user_banned', { status: 400 });
  if (!(await compare(password, user.passwordHash))) throw new AuthError('invalid_credentials');
  if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');
  const session = await sessionJson(context, beginSession(context, user, 'password'));
  return c.json({ ...session, weak_password: weakness(settings, email, password) ?? null });
}

// The real server also issues longer tokens with a checksum; random text of that length fails it.
const TOKEN_FORMAT = /^[a-z\d]{12}$/;

/** Exchanges a refresh token. */
async function refreshGrant(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { refresh_token: token } = await readBody(c, 'refresh_token');
  if (!TOKEN_FORMAT.test(token)) throw invalid('Refresh token is not valid');
  return c.json(await sessionJson(context, rotateToken(context, token)));
}

/** `POST token?grant_type=`. */
export function token(context: ServiceContext, c: RequestContext): Promise<Response> {
  const grantType = c.req.query('grant_type');
  if (grantType === 'password') return passwordGrant(context, c);
  if (grantType === 'refresh_token') return refreshGrant(context, c);
  throw notImplemented(c, ` with the grant type ${grantType}`);
}
