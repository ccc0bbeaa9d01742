import { confirmed } from '#dev/auth-service/accounts/new-user.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { User } from '#dev/auth-service/store/users.ts';

/**
 * One of the two links of a change was opened: notes the first, carries out the change at the second.
 * @returns the user with the new address, or undefined after the first link
 * @throws AuthError email_exists when somebody took the address meanwhile
 */
export function changeEmail({ store, clock }: AuthParts, user: User): User | undefined {
  if (!user.emailChangeAccepted) {
    store.users.save({ ...user, emailChangeAccepted: true });
    return undefined;
  }
  const email = user.newEmail ?? user.email;
  const owner = store.users.withEmail(email);
  if (owner !== undefined && owner.id !== user.id) throw refusal.emailExists();
  store.links.removeAll(user.id);
  const changed = {
    ...user,
    email,
    newEmail: null,
    emailChangeAccepted: false,
    // The metadata keeps the old address, as on the real server.
    identityData: { ...user.identityData, email, email_verified: true },
  };
  return store.users.save(confirmed(changed, clock.now()));
}
