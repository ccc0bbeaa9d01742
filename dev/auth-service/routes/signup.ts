import { checkedEmail } from '#dev/auth-service/accounts/email-address.ts';
import { confirmed, newUser } from '#dev/auth-service/accounts/new-user.ts';
import { checkNewPassword, hashPassword } from '#dev/auth-service/accounts/passwords.ts';
import { disguisedUserJson, userJson } from '#dev/auth-service/accounts/user-json.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { objectField, readBody, textField } from '#dev/auth-service/http/body.ts';
import type { AuthContext, Endpoint } from '#dev/auth-service/http/endpoint.ts';
import { limitByIp } from '#dev/auth-service/http/limit-by-ip.ts';
import { redirectTarget } from '#dev/auth-service/http/redirect-target.ts';
import type { JsonObject } from '#dev/auth-service/json.ts';
import {
  challengeFields,
  checkedChallenge,
  type Challenge,
} from '#dev/auth-service/links/challenge.ts';
import { mailLink } from '#dev/auth-service/links/mail-link.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { beginSession } from '#dev/auth-service/sessions/begin-session.ts';
import { tokenFields } from '#dev/auth-service/sessions/session-json.ts';

interface Wish {
  readonly email: string;
  readonly password: string;
  readonly data: JsonObject;
  readonly challenge: Challenge | undefined;
}

/** Reads the request; refusals in the order of contract 3.2. */
async function wishOf(parts: AuthParts, c: AuthContext): Promise<Wish> {
  const { settings } = parts;
  const body = await readBody(c);
  const email = textField(body, 'email');
  const phone = textField(body, 'phone');
  const password = textField(body, 'password');
  const data = objectField(body, 'data') ?? {};
  const fields = challengeFields(body);
  if (email === '' && phone === '') throw refusal.anonymousDisabled();
  limitByIp(parts, c, 'signup');
  if (!settings.signupEnabled) throw refusal.signupDisabled();
  if (password === '') throw refusal.invalid('Signup requires a valid password');
  checkNewPassword(settings, { email, password });
  if (email !== '' && phone !== '') {
    throw refusal.invalid('Only an email address or phone number should be provided on signup.');
  }
  const challenge = checkedChallenge(fields);
  if (email === '') throw refusal.phoneDisabled(400, 'signups');
  if (!settings.emailProviderEnabled) throw refusal.emailSignupsDisabled();
  return { email: checkedEmail(email), password, data, challenge };
}

async function signup(parts: AuthParts, c: AuthContext): Promise<Response> {
  const { store, settings, clock, config } = parts;
  const { email, password, data, challenge } = await wishOf(parts, c);
  const passwordHash = await hashPassword(password, config.bcryptCost);
  const redirectTo = redirectTarget(c, config.siteUrl);
  const now = clock.now();
  const isConfirmed = settings.autoconfirm;

  const outcome = store.transaction(() => {
    const known = store.users.withEmail(email);
    if (known !== undefined && known.emailConfirmedAt !== null) {
      if (isConfirmed) throw refusal.userExists();
      return { answer: disguisedUserJson(known, data, now) };
    }
    // Who signs up again before confirming keeps the first password.
    const user = known ?? store.users.save(newUser({ email, passwordHash, data, now }));
    if (isConfirmed) return { issued: beginSession(parts, confirmed(user, now), 'password') };
    const wish = { purpose: 'signup', redirectTo, challenge } as const;
    return { answer: userJson(mailLink(parts, user, wish)) };
  });
  if (outcome.answer !== undefined) return c.json(outcome.answer);
  const user = userJson(outcome.issued.user, null);
  return c.json({ ...(await tokenFields(parts, outcome.issued)), user });
}

/** `POST signup` (contract 3.2). */
export function signupEndpoint(parts: AuthParts): Endpoint {
  return { method: 'POST', path: '/signup', answer: (c) => signup(parts, c) };
}
