import { checkedEmail, checkPhone } from '#dev/auth-service/accounts/email-address.ts';
import {
  checkNewPassword,
  hashPassword,
  isPassword,
} from '#dev/auth-service/accounts/passwords.ts';
import { userJson } from '#dev/auth-service/accounts/user-json.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { objectField, readBody, textField } from '#dev/auth-service/http/body.ts';
import type { AuthContext, Endpoint } from '#dev/auth-service/http/endpoint.ts';
import { limitByIp } from '#dev/auth-service/http/limit-by-ip.ts';
import { redirectTarget } from '#dev/auth-service/http/redirect-target.ts';
import type { JsonObject } from '#dev/auth-service/json.ts';
import { challengeFields, checkedChallenge } from '#dev/auth-service/links/challenge.ts';
import { mailLink } from '#dev/auth-service/links/mail-link.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { bearer } from '#dev/auth-service/sessions/bearer.ts';
import type { User } from '#dev/auth-service/store/users.ts';

/** The metadata with the changes merged in; a null deletes its key. */
function merged(metadata: JsonObject, changes: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries({ ...metadata, ...changes }).filter(([, value]) => value !== null),
  );
}

/** A new password voids what the old one began: pending links and all other sessions. */
function withPassword(parts: AuthParts, user: User, passwordHash: string, sessionId: string): User {
  parts.store.links.removeAll(user.id);
  parts.store.sessions.endAll(user.id, sessionId);
  const voided = { confirmationSentAt: null, recoverySentAt: null, emailChangeSentAt: null };
  return { ...user, ...voided, passwordHash };
}

async function newHash(parts: AuthParts, user: User, password: string | undefined) {
  if (password === undefined) return undefined;
  if (await isPassword(password, user.passwordHash)) throw refusal.samePassword();
  return hashPassword(password, parts.config.bcryptCost);
}

async function updateUser(parts: AuthParts, c: AuthContext): Promise<Response> {
  const { store, clock, config, settings } = parts;
  const caller = await bearer(parts, c);
  limitByIp(parts, c, 'user');
  const body = await readBody(c);
  const asked = textField(body, 'email');
  const isPasswordSent = (body['password'] ?? null) !== null;
  const password = isPasswordSent ? textField(body, 'password') : undefined;
  const data = objectField(body, 'data');
  const appMetadata = objectField(body, 'app_metadata');
  const phone = textField(body, 'phone');
  const fields = challengeFields(body);
  const email = asked === '' ? undefined : checkedEmail(asked);
  if (phone !== '') checkPhone(phone);
  if (password !== undefined) {
    checkNewPassword(settings, { email: caller.user.email, password });
  }
  if (appMetadata !== undefined) throw refusal.notAdmin();
  const challenge = checkedChallenge(fields);
  const owner = email === undefined ? undefined : store.users.withEmail(email);
  if (owner !== undefined && owner.id !== caller.user.id) throw refusal.emailExists();
  const passwordHash = await newHash(parts, caller.user, password);
  if (phone !== '') throw refusal.noSmsProvider();
  const redirectTo = redirectTarget(c, config.siteUrl);

  const changed = store.transaction(() => {
    let user = store.users.withId(caller.user.id);
    if (user === undefined) throw refusal.userNotFound();
    user = { ...user, updatedAt: clock.now() };
    if (passwordHash !== undefined)
      user = withPassword(parts, user, passwordHash, caller.session.id);
    if (data !== undefined) user = { ...user, metadata: merged(user.metadata, data) };
    if (email === undefined || email === user.email) return store.users.save(user);
    const wish = { purpose: 'email_change', redirectTo, challenge } as const;
    return mailLink(parts, { ...user, newEmail: email, emailChangeAccepted: false }, wish);
  });
  return c.json(userJson(changed));
}

/** `PUT user` (contract 3.3). */
export function updateUserEndpoint(parts: AuthParts): Endpoint {
  return { method: 'PUT', path: '/user', answer: (c) => updateUser(parts, c) };
}
