import { hash } from 'bcryptjs';
import {
  checkedEmail,
  checkNewPassword,
  confirmed,
  disguisedUserJson,
  newUser,
  userJson,
} from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { challengeFields, linkOptions, mailLink } from './mail-link.ts';
import { limitByIp, object, readBody, text } from './request.ts';
import { beginSession, sessionJson } from './session.ts';

/** `POST signup`: checks in the order of contract 3.2. */
export async function signup(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock, config } = context;
  const fields = { ...challengeFields, email: text, password: text, data: object };
  const body = await readBody(c, fields);
  const { password, data } = body;
  if (body.email === '') throw new AuthError('anonymous_provider_disabled');
  limitByIp(context, c, 'signup');
  if (!settings.signupEnabled) throw new AuthError('signup_disabled');
  if (password === '') throw invalid('Signup requires a valid password');
  checkNewPassword(settings, body.email, password);
  const options = linkOptions(context, c, body);
  if (!settings.emailProviderEnabled) {
    throw new AuthError('email_provider_disabled', { message: 'Email signups are disabled' });
  }
  const email = checkedEmail(body.email);
  const passwordHash = await hash(password, config.AUTH_BCRYPT_COST);
  const now = clock.now();
  // A second sign-up before the confirmation does not change the password.
  const user = store.users.find({ email }) ?? newUser(email, passwordHash, now, data);
  if (user.emailConfirmedAt !== null) {
    if (settings.autoconfirm) throw new AuthError('user_already_exists');
    return c.json(disguisedUserJson(email, data, now));
  }
  if (!settings.autoconfirm) return c.json(userJson(mailLink(context, user, 'signup', options)));
  const issued = beginSession(context, confirmed(user, now), 'password');
  return c.json(await sessionJson(context, issued));
}
