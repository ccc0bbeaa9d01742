import {
  checkedEmail,
  checkNewPassword,
  confirm,
  disguisedUserJson,
  hashPassword,
  userJson,
} from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { check, checkValid } from './errors.ts';
import { mailLink } from './mail.ts';
import { redirectTarget } from './redirect.ts';
import { beginSession } from './session.ts';
import { newUser } from './store.ts';

/** `POST signup`; the order of the checks is the real server's (contract 3.2). */
export function signUp(
  context: ServiceContext,
  sent: { email: string; password: string },
  c: RequestContext,
) {
  const { store, settings } = context;
  const { password } = sent;
  const { autoconfirm, signupEnabled } = settings;
  check(sent.email, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  check(signupEnabled, 422, 'signup_disabled', 'Signups not allowed for this instance');
  checkValid(password, 'Signup requires a valid password');
  checkNewPassword(settings, sent.email, password);
  const email = checkedEmail(sent.email);
  const now = context.now();
  const known = store.findUser(email);
  const user = known ?? newUser(email, now);
  // A second sign-up before the confirmation does not change the password.
  if (known === undefined) user.passwordHash = hashPassword(user, password);
  if (user.emailConfirmedAt !== null) {
    check(!autoconfirm, 422, 'user_already_exists', 'User already registered');
    return disguisedUserJson(user, now);
  }
  if (!autoconfirm) mailLink(context, user, 'signup', redirectTarget(context, c));
  store.addUser(user);
  if (!autoconfirm) {
    const isInvited = user.invitedAt !== null;
    return { ...userJson(user), ...(isInvited && { user_metadata: {}, identities: [] }) };
  }
  confirm(user, now);
  const tokens = beginSession(context, user, 'password');
  // Only this answer describes the identity of a new account as verified.
  const answered = userJson({ ...user, isIdentityVerified: known === undefined });
  return { ...tokens, user: { ...answered, confirmed_at: undefined } };
}
