import { randomUUID } from 'node:crypto';
import { z } from 'astro/zod';
import type { Settings } from './config.ts';
import { AuthError, invalid } from './errors.ts';
import type { User } from './store.ts';

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
  return invitedAt === null
    ? { email, email_verified, phone_verified: false, sub: id }
    : { email_verified };
}

/** Writes a time; JSON omits the field of a time that is not set. */
function rfc3339(time: number | null): string | undefined {
  return time === null ? undefined : new Date(time).toISOString();
}

/** Writes the user object. */
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
    last_sign_in_at: rfc3339(user.createdAt),
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

const MAX_EMAIL_LENGTH = 255;

/** Validates an address and converts it to lower case, as it is stored. */
export function checkedEmail(email: string): string {
  if (email.length > MAX_EMAIL_LENGTH) throw invalid('An email address is too long');
  // The real server has the expression of HTML, which allows a host without a dot.
  if (z.regexes.html5Email.test(email)) return email.toLowerCase();
  throw invalid('Unable to validate email address: invalid format');
}

const MIN_BYTES = 6;
const MAX_BYTES = 72;

/** Splits the value of GOTRUE_PASSWORD_REQUIRED_CHARACTERS into its sets. */
function characterSets(requiredCharacters: string): readonly string[] {
  const sets = requiredCharacters.split(/(?<!\\):/).map((set) => set.replaceAll('\\:', ':'));
  return sets.filter((set) => set !== '');
}

/**
 * Lists why a password is weak.
 * @returns the sentences and reasons, or undefined for a password that meets the rules
 */
export function weakness(settings: Settings, email: string, password: string) {
  const { passwordMinLength, passwordRequiredCharacters, passwordRulesFor } = settings;
  const hasRules = ['', email.toLowerCase()].includes(passwordRulesFor);
  const minimum = hasRules ? Math.max(MIN_BYTES, passwordMinLength) : MIN_BYTES;
  const sets = hasRules ? characterSets(passwordRequiredCharacters) : [];
  const messages: string[] = [];
  const reasons: string[] = [];
  // The real server counts bytes of UTF-8, not characters.
  if (Buffer.byteLength(password) < minimum) {
    reasons.push('length');
    messages.push(`Password should be at least ${minimum} characters.`);
  }
  if (sets.some((set) => ![...set].some((character) => password.includes(character)))) {
    reasons.push('characters');
    const list = sets.join(', ');
    messages.push(`Password should contain at least one character of each: ${list}.`);
  }
  return reasons.length === 0 ? undefined : { message: messages.join(' '), reasons };
}

/** Refuses a password over 72 bytes or one that breaks the rules. */
export function checkNewPassword(settings: Settings, email: string, password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  const weak = weakness(settings, email, password);
  if (weak !== undefined) throw new AuthError('weak_password', weak);
}
