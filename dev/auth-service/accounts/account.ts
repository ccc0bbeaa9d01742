import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#dev/auth-service/json.ts';
import type { User } from '#dev/auth-service/store.ts';

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
  return {
    ...user,
    emailConfirmedAt: now,
    metadata: { ...user.metadata, email_verified: true },
    updatedAt: now,
  };
}

/** Returns true until the ban ends. */
export function isBanned(user: User, now: number): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}

/** The same for all accounts, because email is the only provider. */
export const appMetadata = { provider: 'email', providers: ['email'] };

function rfc3339(time: number): string {
  return new Date(time).toISOString();
}

/** Writes a time field; omits the field, instead of writing null, when the time is not set. */
function timeField(name: string, time: number | null): JsonObject {
  return time === null ? {} : { [name]: rfc3339(time) };
}

function identityJson(user: User): JsonObject {
  return {
    identity_id: user.identityId,
    id: user.id,
    user_id: user.id,
    identity_data: user.identityData,
    provider: 'email',
    ...timeField('last_sign_in_at', user.lastSignInAt ?? user.createdAt),
    created_at: rfc3339(user.createdAt),
    updated_at: rfc3339(user.updatedAt),
    email: user.email,
  };
}

/** Writes the user object of contract 2.2. */
export function userJson(user: User): JsonObject {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...timeField('email_confirmed_at', user.emailConfirmedAt),
    phone: '',
    ...timeField('confirmation_sent_at', user.confirmationSentAt),
    ...timeField('confirmed_at', user.emailConfirmedAt),
    ...timeField('recovery_sent_at', user.recoverySentAt),
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    ...timeField('email_change_sent_at', user.emailChangeSentAt),
    ...timeField('last_sign_in_at', user.lastSignInAt),
    app_metadata: appMetadata,
    user_metadata: user.metadata,
    identities: [identityJson(user)],
    created_at: rfc3339(user.createdAt),
    updated_at: rfc3339(user.updatedAt),
    ...timeField('banned_until', user.bannedUntil),
    is_anonymous: false,
  };
}

/** Writes the user object that hides an account from a second sign-up (contract 3.2). */
export function disguisedUserJson(email: string, data: JsonObject, now: number): JsonObject {
  return {
    ...userJson(newUser({ email, passwordHash: '', data, now })),
    role: '',
    confirmation_sent_at: rfc3339(now),
    user_metadata: data,
    identities: [],
  };
}
