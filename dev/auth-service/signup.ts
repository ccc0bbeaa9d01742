import { hash } from 'bcryptjs';
import {
  confirmed,
  disguisedUserJson,
  newUser,
  userJson,
  checkedEmail,
  checkNewPassword,
} from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { challengeFields, linkOptions, mailLink } from './mail-link.ts';
import { limitByIp, object, readBody, text } from './request.ts';
import { beginSession, sessionJson } from './session.ts';

const signupFields = { ...challengeFields, email: text, password: text, data: object };

/** Reads the request; checks it in the order of contract 3.2. */
async function parseRequest(context: ServiceContext, c: RequestContext) {
  const { settings } = context;
  const body = await readBody(c, signupFields);
  const { email, password, data } = body;
  if (email === '') throw new AuthError('anonymous_provider_disabled');
  limitByIp(context, c, 'signup');
  if (!settings.signupEnabled) throw new AuthError('signup_disabled');
  if (password === '') throw invalid('Signup requires a valid password');
  checkNewPassword(settings, email, password);
  const options = linkOptions(context, c, body);
  if (!settings.emailProviderEnabled) {
    throw new AuthError('email_provider_disabled', { message: 'Email signups are disabled' });
  }
  return { email: checkedEmail(email), password, data, options };
}

/** `POST signup` (contract 3.2). */
export async function signup(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock, config } = context;
  const { email, password, data, options } = await parseRequest(context, c);
  const passwordHash = await hash(password, config.AUTH_BCRYPT_COST);
  const now = clock.now();

  const outcome = store.transaction(() => {
    const known = store.users.find({ email });
    if (known !== undefined && known.emailConfirmedAt !== null) {
      if (settings.autoconfirm) throw new AuthError('user_already_exists');
      return { answer: disguisedUserJson(email, data, now) };
    }
    // A second sign-up before the confirmation does not change the password.
    const user = known ?? store.users.save(newUser({ email, passwordHash }, now, data));
    if (settings.autoconfirm) {
      return { issued: beginSession(context, confirmed(user, now), 'password') };
    }
    return { answer: userJson(mailLink(context, user, 'signup', options)) };
  });
  return c.json(outcome.answer ?? (await sessionJson(context, outcome.issued)));
}
