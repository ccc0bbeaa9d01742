import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#dev/auth-service/json.ts';
import type { User } from '#dev/auth-service/store/users.ts';

interface Origin {
  readonly email: string;
  readonly passwordHash: string;
  readonly data: JsonObject;
  /** Milliseconds. */
  readonly now: number;
}

/** Makes the account of a sign-up, unconfirmed; its metadata is never empty (contract 2.2). */
export function newUser({ email, passwordHash, data, now }: Origin): User {
  const id = randomUUID();
  const facts = { ...data, sub: id, email, email_verified: false, phone_verified: false };
  return {
    id,
    email,
    passwordHash,
    emailConfirmedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeAccepted: false,
    lastSignInAt: null,
    bannedUntil: null,
    metadata: facts,
    identityId: randomUUID(),
    identityData: facts,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Confirms the account's address, at sign-up's end or by any mailed link.
 * The identity stays unverified: only its own confirmation link changes that.
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

/** True while the ban lasts. */
export function isBanned(user: User, now: number): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}
