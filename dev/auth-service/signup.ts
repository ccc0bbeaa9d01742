import { hash } from 'bcryptjs';
import { checkedEmail, checkNewPassword, confirm, disguisedUserJson, userJson } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { mailLink } from './mail.ts';
import { redirectTarget } from './redirect.ts';
import { readBody } from './request.ts';
import { beginSession, sessionJson } from './session.ts';
import { newUser } from './store.ts';

/** `POST signup`; the order of the checks is the real server's. */
export async function signup(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock, config } = context;
  const { email: sentEmail, password } = await readBody(c, 'email', 'password');
  if (sentEmail === '') throw new AuthError('anonymous_provider_disabled');
  if (!settings.signupEnabled) throw new AuthError('signup_disabled');
  if (password === '') throw invalid('Signup requires a valid password');
  checkNewPassword(settings, sentEmail, password);
  if (!settings.emailProviderEnabled) {
    throw new AuthError('email_provider_disabled', { message: 'Email signups are disabled' });
  }
  const email = checkedEmail(sentEmail);
  const passwordHash = await hash(password, config.AUTH_BCRYPT_COST);
  const now = clock.now();
  // A second sign-up before the confirmation does not change the password.
  const known = store.findUser(email);
  const user = known ?? newUser(email, passwordHash, now);
  if (user.emailConfirmedAt !== null) {
    if (settings.autoconfirm) throw new AuthError('user_already_exists');
    return c.json(disguisedUserJson(user, now));
  }
  if (!settings.autoconfirm) mailLink(context, user, 'signup', redirectTarget(context, c));
  if (known === undefined) store.users.push(user);
  if (!settings.autoconfirm) {
    const isInvited = user.invitedAt !== null;
    return c.json({ ...userJson(user), ...(isInvited && { user_metadata: {}, identities: [] }) });
  }
  confirm(user, now);
  const session = await sessionJson(context, beginSession(context, user, 'password'));
  // Only this answer describes the identity of a new account as verified.
  const answered = userJson({ ...user, isIdentityVerified: known === undefined });
  return c.json({ ...session, user: { ...answered, confirmed_at: undefined } });
}
