import { randomUUID } from 'node:crypto';
import { z } from 'astro/zod';
import type { Settings } from './config.ts';
import { AuthError, invalid } from './errors.ts';
import type { JsonObject, User } from './store.ts';

/** Creates an unconfirmed account; its metadata is never empty (contract 2.2). */
export function newUser(email: string, passwordHash: string, now: number, data = {}): User {
  const id = randomUUID();
  const metadata = { ...data, sub: id, email, email_verified: false, phone_verified: false };
  return {
    id,
    email,
    passwordHash,
    emailConfirmedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    metadata,
    identityId: randomUUID(),
    identityData: metadata,
    createdAt: now,
    updatedAt: now,
  };
}

/** Marks the address as confirmed, if it is not; only a confirmation link verifies the identity. */
export function confirmed(user: User, now: number): User {
  if (user.emailConfirmedAt !== null) return user;
  const metadata = { ...user.metadata, email_verified: true };
  return { ...user, emailConfirmedAt: now, metadata, updatedAt: now };
}

/** Returns true until the ban ends. */
export function isBanned(user: User, now: number): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}

/** The same for all accounts, because email is the only provider. */
export const appMetadata = { provider: 'email', providers: ['email'] };

/** Writes a time; JSON omits the field of a time that is not set. */
function rfc3339(time: number | null): string | undefined {
  return time === null ? undefined : new Date(time).toISOString();
}

/** Writes the user object of contract 2.2. */
export function userJson(user: User) {
  const { id, email } = user;
  const times = { created_at: rfc3339(user.createdAt), updated_at: rfc3339(user.updatedAt) };
  const identity = {
    identity_id: user.identityId,
    id,
    user_id: id,
    identity_data: user.identityData,
    provider: 'email',
    last_sign_in_at: rfc3339(user.lastSignInAt ?? user.createdAt),
    ...times,
    email,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: rfc3339(user.emailConfirmedAt),
    phone: '',
    confirmation_sent_at: rfc3339(user.confirmationSentAt),
    confirmed_at: rfc3339(user.emailConfirmedAt),
    recovery_sent_at: rfc3339(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: rfc3339(user.emailChangeSentAt),
    last_sign_in_at: rfc3339(user.lastSignInAt),
    app_metadata: appMetadata,
    user_metadata: user.metadata,
    identities: [identity],
    ...times,
    banned_until: rfc3339(user.bannedUntil),
    is_anonymous: false,
  };
}

/** Writes the user object that hides an account from a second sign-up (contract 3.2). */
export function disguisedUserJson(email: string, data: JsonObject, now: number) {
  const user = { ...newUser(email, '', now, data), confirmationSentAt: now };
  return { ...userJson(user), role: '', user_metadata: data, identities: [] };
}

const MAX_EMAIL_LENGTH = 255;

/** Validates an address and converts it to lower case, as it is stored (contract 3.2). */
export function checkedEmail(email: string, status = 400): string {
  if (email.length > MAX_EMAIL_LENGTH) throw invalid('An email address is too long', status);
  // Like the real server, HTML allows a host without a dot.
  if (z.regexes.html5Email.test(email)) return email.toLowerCase();
  throw invalid('Unable to validate email address: invalid format', status);
}

const MIN_BYTES = 6;
const MAX_BYTES = 72;

/** Splits the value of GOTRUE_PASSWORD_REQUIRED_CHARACTERS into its sets. */
function characterSets(requiredCharacters: string): readonly string[] {
  const sets = requiredCharacters.split(/(?<!\\):/).map((set) => set.replaceAll('\\:', ':'));
  return sets.filter((set) => set !== '');
}

/**
 * Lists why a password is weak (contract 2.4 and 4).
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
