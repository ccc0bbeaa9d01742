import { confirmed, isBanned } from '#dev/auth-service/accounts/account.ts';
import type { ServiceContext } from '#dev/auth-service/context.ts';
import { refusal } from '#dev/auth-service/errors.ts';
import type { LinkPurpose } from '#dev/auth-service/store.ts';
import type { MailPurpose } from '#dev/auth-service/store.ts';
import type { User } from '#dev/auth-service/store.ts';

const emailChange: readonly LinkPurpose[] = ['email_change_current', 'email_change_new'];

/**
 * Changes the address after the second link of an email change.
 * @returns the user with the new address, or undefined after the first link
 * @throws AuthError email_exists when another account has taken the address in the meantime
 */
function changeEmail({ store, clock }: ServiceContext, user: User): User | undefined {
  if (emailChange.some((purpose) => store.links.find({ userId: user.id, purpose })))
    return undefined;
  const email = user.newEmail ?? user.email;
  const owner = store.users.find({ email });
  if (owner !== undefined && owner.id !== user.id) throw refusal.emailExists();
  store.links.remove({ userId: user.id });
  const changed = {
    ...user,
    email,
    newEmail: null,
    // The metadata keeps the old address, as on the real server.
    identityData: { ...user.identityData, email, email_verified: true },
  };
  return store.users.save(confirmed(changed, clock.now()));
}

const purposesOfType = new Map<string, readonly LinkPurpose[]>([
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email_change', emailChange],
  ['email', ['signup', 'recovery']],
]);

const LINK_LIFE_MS = 3_600_000;

/** The message after the first of the two links of an email change (contract 5.2). */
export const FIRST_LINK_ACCEPTED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Redeems an emailed token. Call it inside a transaction.
 * @param hashes the forms in which the token may be stored
 * @returns the purpose of the link and its user; no user after the first of two links
 * @throws AuthError validation_failed for an unknown type, otp_expired, user_banned
 */
export function redeemLink(
  context: ServiceContext,
  type: string,
  hashes: readonly string[],
): { readonly user: User | undefined; readonly purpose: MailPurpose } {
  const { store, clock } = context;
  const purposes = purposesOfType.get(type);
  if (purposes === undefined) throw refusal.invalid('Invalid email verification type');
  const candidates = hashes.flatMap((hash) => purposes.map((purpose) => ({ hash, purpose })));
  const [link] = candidates.flatMap(
    ({ hash, purpose }) => store.links.find({ hash, purpose }) ?? [],
  );
  const user = link && store.users.find({ id: link.userId });
  if (link === undefined || user === undefined) throw refusal.linkExpired();
  const now = clock.now();
  if (isBanned(user, now)) throw refusal.userBanned(403);
  if (now > link.createdAt + LINK_LIFE_MS) throw refusal.linkExpired();

  const { hash, purpose } = link;
  store.links.remove({ hash });
  if (purpose !== 'signup' && purpose !== 'recovery') {
    return { user: changeEmail(context, user), purpose: 'email_change' };
  }
  // Invalidates every other pending link. A recovery confirms the address, but not the identity.
  store.links.remove({ userId: user.id });
  const identityData =
    purpose === 'signup' ? { ...user.identityData, email_verified: true } : user.identityData;
  return { user: store.users.save({ ...confirmed(user, now), identityData }), purpose };
}
