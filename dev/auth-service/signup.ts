import { hash } from 'bcryptjs';
import { confirmed, disguisedUserJson, newUser, userJson } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { checkedEmail, checkNewPassword } from './credentials.ts';
import { AuthError, invalid } from './errors.ts';
import { challengeFields, challengeFrom, mailLink } from './mail-link.ts';
import { limitByIp } from './rate-limiter.ts';
import { redirectTarget } from './redirects.ts';
import { object, readBody, text } from './request-body.ts';
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
  checkNewPassword(settings, { email, password });
  const challenge = challengeFrom(body);
  if (!settings.emailProviderEnabled) {
    throw new AuthError('email_provider_disabled', { message: 'Email signups are disabled' });
  }
  return { email: checkedEmail(email), password, data, challenge };
}

/** `POST signup` (contract 3.2). */
export async function signup(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock, config } = context;
  const { email, password, data, challenge } = await parseRequest(context, c);
  const passwordHash = await hash(password, config.AUTH_BCRYPT_COST);
  const redirectTo = redirectTarget(c, config.SITE_URL);
  const now = clock.now();

  const outcome = store.transaction(() => {
    const known = store.users.find({ email });
    if (known !== undefined && known.emailConfirmedAt !== null) {
      if (settings.autoconfirm) throw new AuthError('user_already_exists');
      return { answer: disguisedUserJson(email, data, now) };
    }
    // A second sign-up before the confirmation does not change the password.
    const user = known ?? store.users.save(newUser({ email, passwordHash, data, now }));
    if (settings.autoconfirm) {
      return { issued: beginSession(context, confirmed(user, now), 'password') };
    }
    const mailed = mailLink(context, user, { purpose: 'signup', redirectTo, challenge });
    return { answer: userJson(mailed) };
  });
  return c.json(outcome.answer ?? (await sessionJson(context, outcome.issued)));
}
