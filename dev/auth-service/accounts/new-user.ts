import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#dev/auth-service/json.ts';
import type { User } from '#dev/auth-service/store/users.ts';

interface Origin {
  readonly email: string;
  readonly passwordHash: string;
  readonly data: JsonObject;
  readonly isConfirmed: boolean;
  /** Milliseconds. */
  readonly now: number;
}

/** An account as sign-up makes it; metadata is never empty (contract 2.2). */
export function newUser({ email, passwordHash, data, isConfirmed, now }: Origin): User {
  const id = randomUUID();
  const facts = { ...data, sub: id, email, email_verified: isConfirmed, phone_verified: false };
  return {
    id,
    email,
    passwordHash,
    emailConfirmedAt: isConfirmed ? now : null,
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

/** The account with its address confirmed, at sign-up's end or by any mailed link. */
export function confirmed(user: User, now: number): User {
  if (user.emailConfirmedAt !== null) return user;
  return {
    ...user,
    emailConfirmedAt: now,
    metadata: { ...user.metadata, email_verified: true },
    identityData: { ...user.identityData, email_verified: true },
    updatedAt: now,
  };
}

/** True while the ban lasts. */
export function isBanned(user: User, now: number): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}
