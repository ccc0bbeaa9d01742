import { compare, hash } from 'bcryptjs';
import { checkNewPassword, userJson } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError } from './errors.ts';
import { notImplemented, readBody } from './request.ts';
import { authenticate } from './session.ts';

/** `GET user`. */
export async function getUser(context: ServiceContext, c: RequestContext): Promise<Response> {
  return c.json(userJson((await authenticate(context, c)).user));
}

/** `PUT user` with a new password, which ends all other sessions and voids pending links. */
export async function updateUser(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock, config } = context;
  const { user, session } = await authenticate(context, c);
  const { password } = await readBody(c, 'password');
  checkNewPassword(settings, user.email, password);
  if (user.passwordHash !== null && (await compare(password, user.passwordHash))) {
    throw new AuthError('same_password');
  }
  user.passwordHash = await hash(password, config.AUTH_BCRYPT_COST);
  user.confirmationToken = user.confirmationSentAt = null;
  user.recoveryToken = user.recoverySentAt = null;
  user.updatedAt = clock.now();
  store.endSessions(user.id, session.id);
  return c.json(userJson(user));
}

/** `POST logout?scope=`: ends all sessions or this one. */
export async function logout(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store } = context;
  const { user, session } = await authenticate(context, c);
  const scope = c.req.query('scope') || 'global';
  if (scope === 'global') store.endSessions(user.id);
  else if (scope === 'local') store.sessions = store.sessions.filter((row) => row !== session);
  else throw notImplemented(c, ` with the scope ${scope}`);
  return c.body(null, 204);
}
