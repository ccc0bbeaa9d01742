import { randomUUID } from 'node:crypto';
import type { JsonObject, User } from './store.ts';

interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly data: JsonObject;
  /** Milliseconds. */
  readonly now: number;
}

/** Creates an unconfirmed account; its metadata is never empty (contract 2.2). */
export function newUser({ email, passwordHash, data, now }: NewAccount): User {
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

/**
 * Marks the account's address as confirmed, if it is not.
 * The identity stays unverified: only a confirmation link changes that.
 */
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
  const user = { ...newUser({ email, passwordHash: '', data, now }), confirmationSentAt: now };
  return { ...userJson(user), role: '', user_metadata: data, identities: [] };
}
