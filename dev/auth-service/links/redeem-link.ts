import { confirmed, isBanned } from '#dev/auth-service/accounts/new-user.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { LinkPurpose } from '#dev/auth-service/store/links.ts';
import type { MailPurpose } from '#dev/auth-service/store/mails.ts';
import type { User } from '#dev/auth-service/store/users.ts';
import { changeEmail } from './change-email.ts';

const emailChange: readonly LinkPurpose[] = ['email_change_current', 'email_change_new'];

const purposesOfType = new Map<string, readonly LinkPurpose[]>([
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email_change', emailChange],
  ['email', ['signup', 'recovery']],
]);

/** The first of a change's two links answers this in place of a session (contract 5.2). */
export const firstLinkAccepted =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** A used link: whose it was and what it did; `user` is undefined after the first of two links. */
export interface Redeemed {
  readonly user: User | undefined;
  readonly purpose: MailPurpose;
}

function find(parts: AuthParts, hashes: readonly string[], purposes: readonly LinkPurpose[]) {
  for (const hash of hashes) {
    for (const purpose of purposes) {
      const link = parts.store.links.find(hash, purpose);
      if (link !== undefined) return { link, purpose };
    }
  }
  return undefined;
}

/**
 * Uses up a mailed token and does what it was mailed for. Call it inside a transaction.
 * @param hashes the forms the token may be stored in
 * @throws AuthError validation_failed for an unknown type, otp_expired, user_banned
 */
export function redeemLink(parts: AuthParts, type: string, hashes: readonly string[]): Redeemed {
  const { store, clock, settings } = parts;
  const purposes = purposesOfType.get(type);
  if (purposes === undefined) throw refusal.invalid('Invalid email verification type');
  const found = find(parts, hashes, purposes);
  const user = found && store.users.withId(found.link.userId);
  if (found === undefined || user === undefined) throw refusal.linkExpired();
  const now = clock.now();
  if (isBanned(user, now)) throw refusal.userBanned(403);
  const { link, purpose } = found;
  if (now > link.createdAt + settings.linkSeconds * 1000) throw refusal.linkExpired();

  store.links.remove(link.hash);
  if (purpose !== 'signup' && purpose !== 'recovery') {
    return { user: changeEmail(parts, user), purpose: 'email_change' };
  }
  // Both void every other pending link, and a recovery confirms the address, too.
  store.links.removeAll(user.id);
  const identityData =
    purpose === 'signup' ? { ...user.identityData, email_verified: true } : user.identityData;
  return { user: store.users.save({ ...confirmed(user, now), identityData }), purpose };
}
