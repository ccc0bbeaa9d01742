import {
  confirmed,
  disguisedUserJson,
  newUser,
  userJson,
} from '#dev/auth-service/accounts/account.ts';
import {
  checkNewPassword,
  checkedEmail,
  hashPassword,
} from '#dev/auth-service/accounts/credentials.ts';
import type { RequestContext, ServiceContext } from '#dev/auth-service/context.ts';
import { refusal } from '#dev/auth-service/errors.ts';
import { limitByIp } from '#dev/auth-service/http/rate-limiter.ts';
import { redirectTarget } from '#dev/auth-service/http/redirects.ts';
import { objectField, readBody, textField, type JsonObject } from '#dev/auth-service/json.ts';
import { challengeFrom, mailLink, type Challenge } from '#dev/auth-service/links/mail-link.ts';
import { beginSession, tokenFields } from '#dev/auth-service/sessions/session.ts';

interface SignupRequest {
  readonly email: string;
  readonly password: string;
  readonly data: JsonObject;
  readonly challenge: Challenge | undefined;
}

/** Reads the request; checks it in the order of contract 3.2. */
async function parseRequest(context: ServiceContext, c: RequestContext): Promise<SignupRequest> {
  const { settings } = context;
  const body = await readBody(c);
  const email = textField(body, 'email');
  const password = textField(body, 'password');
  const data = objectField(body, 'data') ?? {};
  if (email === '') throw refusal.anonymousDisabled();
  limitByIp(context, c, 'signup');
  if (!settings.signupEnabled) throw refusal.signupDisabled();
  if (password === '') throw refusal.invalid('Signup requires a valid password');
  checkNewPassword(settings, { email, password });
  const challenge = challengeFrom(body);
  if (!settings.emailProviderEnabled) throw refusal.emailSignupsDisabled();
  return { email: checkedEmail(email), password, data, challenge };
}

/** `POST signup` (contract 3.2). */
export async function signup(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock, config } = context;
  const { email, password, data, challenge } = await parseRequest(context, c);
  const passwordHash = await hashPassword(password, config.bcryptCost);
  const redirectTo = redirectTarget(c, config.siteUrl);
  const now = clock.now();
  const isConfirmed = settings.autoconfirm;

  const outcome = store.transaction(() => {
    const known = store.users.find({ email });
    if (known !== undefined && known.emailConfirmedAt !== null) {
      if (isConfirmed) throw refusal.userExists();
      return { answer: disguisedUserJson(email, data, now) };
    }
    // A second sign-up before the confirmation does not change the password.
    const user = known ?? store.users.save(newUser({ email, passwordHash, data, now }));
    if (isConfirmed) return { issued: beginSession(context, confirmed(user, now), 'password') };
    const mailed = mailLink(context, user, { purpose: 'signup', redirectTo, challenge });
    return { answer: userJson(mailed) };
  });
  if (outcome.answer !== undefined) return c.json(outcome.answer);
  const user = userJson(outcome.issued.user);
  return c.json({ ...(await tokenFields(context, outcome.issued)), user });
}
