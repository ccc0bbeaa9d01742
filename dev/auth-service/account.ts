import { randomUUID, scryptSync } from 'node:crypto';
import { z } from 'astro/zod';
import type { Settings } from './context.ts';
import { AuthError, checkValid } from './errors.ts';
import type { User } from './store.ts';

/** Hashes a password cheaply: the accounts are made up, and tests create hundreds. */
export function hashPassword({ id }: User, password: string): string {
  return scryptSync(password, id, 32, { cost: 16 }).toString('base64url');
}

/** Marks the address as confirmed, if it is not. */
export function confirm(user: User, now: number): void {
  user.emailConfirmedAt ??= now;
  user.updatedAt = now;
}

/** Returns true until the ban ends. */
export function isBanned({ bannedUntil }: User, now: number): boolean {
  return bannedUntil !== null && bannedUntil > now;
}

/** The same for all accounts, because email is the only provider. */
export const appMetadata = { provider: 'email', providers: ['email'] };

/** Returns the metadata that the server itself writes: sign-up more than an invitation. */
export function userMetadata({ id, email, emailConfirmedAt, invitedAt }: User) {
  const email_verified = emailConfirmedAt !== null;
  if (invitedAt !== null) return { email_verified };
  return { email, email_verified, phone_verified: false, sub: id };
}

/** Writes a time; JSON omits the field of a time that is not set. */
function rfc3339(time: number | null): string | undefined {
  return time === null ? undefined : new Date(time).toISOString();
}

/** Writes the user object (contract 2.2). */
export function userJson(user: User) {
  const { id, email } = user;
  const times = { created_at: rfc3339(user.createdAt), updated_at: rfc3339(user.updatedAt) };
  const isVerified = user.isIdentityVerified;
  const identity = {
    identity_id: user.identityId,
    id,
    user_id: id,
    identity_data: { email, email_verified: isVerified, phone_verified: false, sub: id },
    provider: 'email',
    last_sign_in_at: times.created_at,
    ...times,
    email,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: rfc3339(user.emailConfirmedAt),
    invited_at: rfc3339(user.invitedAt),
    phone: '',
    confirmation_sent_at: rfc3339(user.confirmationSentAt),
    confirmed_at: rfc3339(user.emailConfirmedAt),
    recovery_sent_at: rfc3339(user.recoverySentAt),
    last_sign_in_at: rfc3339(user.lastSignInAt),
    app_metadata: appMetadata,
    user_metadata: userMetadata(user),
    identities: [identity],
    ...times,
    banned_until: rfc3339(user.bannedUntil),
    is_anonymous: false,
  };
}

/** Writes the user object that hides an account from a second sign-up; it still shows a ban. */
export function disguisedUserJson(user: User, now: number) {
  const times = { createdAt: now, updatedAt: now, confirmationSentAt: now };
  const hidden = { id: randomUUID(), emailConfirmedAt: null, lastSignInAt: null };
  const json = userJson({ ...user, ...times, ...hidden });
  return { ...json, role: '', user_metadata: {}, identities: [] };
}

/** Validates an address and converts it to lower case, as it is stored. */
export function checkedEmail(email: string): string {
  checkValid(email.length <= 255, 'An email address is too long');
  // The real server has the expression of HTML, which allows a host without a dot.
  const isValid = z.regexes.html5Email.test(email);
  checkValid(isValid, 'Unable to validate email address: invalid format');
  return email.toLowerCase();
}

/**
 * Lists why a password is weak.
 * @returns the sentences and reasons, or undefined for a password that meets the rules
 */
export function weakness(settings: Settings, email: string, password: string) {
  const { passwordMinLength, passwordRequiredCharacters, passwordRulesFor } = settings;
  const hasRules = ['', email.toLowerCase()].includes(passwordRulesFor);
  const minimum = hasRules ? Math.max(6, passwordMinLength) : 6;
  const rule = hasRules ? passwordRequiredCharacters : '';
  const sets = rule.split(/(?<!\\):/).map((set) => set.replaceAll('\\:', ':'));
  const isMissing = (set: string) => ![...set].some((character) => password.includes(character));
  const messages: string[] = [];
  const reasons: string[] = [];
  // The real server counts bytes of UTF-8, not characters.
  if (Buffer.byteLength(password) < minimum) {
    reasons.push('length');
    messages.push(`Password should be at least ${minimum} characters.`);
  }
  if (rule !== '' && sets.some(isMissing)) {
    reasons.push('characters');
    const list = sets.join(', ');
    messages.push(`Password should contain at least one character of each: ${list}.`);
  }
  return reasons.length === 0 ? undefined : { message: messages.join(' '), reasons };
}

/** Refuses a password over 72 bytes or one that breaks the rules. */
export function checkNewPassword(settings: Settings, email: string, password: string): void {
  const isShort = Buffer.byteLength(password) <= 72;
  checkValid(isShort, 'Password cannot be longer than 72 characters');
  const weak = weakness(settings, email, password);
  if (weak) throw new AuthError(422, 'weak_password', weak.message, weak.reasons);
}
