import { checkNewPassword, hashPassword, isBanned, userJson, weakness } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { check, checkValid } from './errors.ts';
import { notImplemented } from './request.ts';
import { authenticate, beginSession } from './session.ts';

/** Signs in by email and password; the order of the checks is the real server's (contract 3.1). */
export function signIn(context: ServiceContext, sent: { email: string; password: string }) {
  const { store, settings } = context;
  // The real server does not trim or validate the address here.
  const email = sent.email.toLowerCase();
  checkValid(email !== '', 'missing email or phone');
  const user = store.findUser(email);
  const wrong = [400, 'invalid_credentials', 'Invalid login credentials'] as const;
  check(user?.passwordHash, ...wrong);
  check(!isBanned(user, context.now()), 400, 'user_banned', 'User is banned');
  check(user.passwordHash === hashPassword(user, sent.password), ...wrong);
  check(user.emailConfirmedAt !== null, 400, 'email_not_confirmed', 'Email not confirmed');
  const weak_password = weakness(settings, email, sent.password) ?? null;
  return { ...beginSession(context, user, 'password'), user: userJson(user), weak_password };
}

/** `GET user`. */
export function getUser(context: ServiceContext, c: RequestContext) {
  return userJson(authenticate(context, c).user);
}

/** `PUT user` with a new password, which ends all other sessions and voids pending links. */
export function updateUser(
  context: ServiceContext,
  { password }: { password: string },
  c: RequestContext,
) {
  const { user, session } = authenticate(context, c);
  checkNewPassword(context.settings, user.email, password);
  const passwordHash = hashPassword(user, password);
  const message = 'New password should be different from the old password.';
  check(passwordHash !== user.passwordHash, 422, 'same_password', message);
  user.passwordHash = passwordHash;
  user.confirmationToken = user.confirmationSentAt = null;
  user.recoveryToken = user.recoverySentAt = null;
  user.updatedAt = context.now();
  context.store.endSessions(user.id, session);
  return userJson(user);
}

/** `POST logout?scope=`: ends all sessions or this one. */
export function logout(context: ServiceContext, c: RequestContext) {
  const { store } = context;
  const { user, session } = authenticate(context, c);
  const scope = c.req.query('scope') || 'global';
  if (scope === 'global') store.endSessions(user.id);
  else if (scope === 'local') store.sessions = store.sessions.filter((row) => row !== session);
  else throw notImplemented(c, ` with the scope ${scope}`);
  return new Response(null, { status: 204 });
}
