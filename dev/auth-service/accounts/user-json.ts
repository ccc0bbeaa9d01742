import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#dev/auth-service/json.ts';
import type { User } from '#dev/auth-service/store/users.ts';

/** Every account here came by e-mail. */
export const appMetadata = { provider: 'email', providers: ['email'] };

function rfc3339(time: number): string {
  return new Date(time).toISOString();
}

/** A time that is left out, not null, until it is set. */
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

/**
 * Writes the user object of contract 2.2.
 * @param confirmedAt `confirmed_at`, which the server's database derives: null before it is read again
 */
export function userJson(user: User, confirmedAt = user.emailConfirmedAt): JsonObject {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...timeField('email_confirmed_at', user.emailConfirmedAt),
    phone: '',
    ...timeField('confirmation_sent_at', user.confirmationSentAt),
    ...timeField('confirmed_at', confirmedAt),
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

/**
 * Disguises the account whose address signs up again (contract 3.2).
 * A ban and a pending recovery show through, as on the real server.
 */
export function disguisedUserJson(user: User, data: JsonObject, now: number): JsonObject {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: user.email,
    phone: '',
    confirmation_sent_at: rfc3339(now),
    ...timeField('recovery_sent_at', user.recoverySentAt),
    app_metadata: appMetadata,
    user_metadata: data,
    identities: [],
    created_at: rfc3339(now),
    updated_at: rfc3339(now),
    ...timeField('banned_until', user.bannedUntil),
    is_anonymous: false,
  };
}
