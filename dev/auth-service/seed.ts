import { confirmed, newUser } from './accounts/new-user.ts';
import { hashPassword } from './accounts/passwords.ts';
import type { AuthParts } from './parts.ts';

/** Adds the member that everybody may sign in as, unless the store has one of that address. */
export async function seed({ store, config, clock }: AuthParts): Promise<void> {
  const { email, password } = config.member;
  if (store.users.withEmail(email) !== undefined) return;
  const passwordHash = await hashPassword(password, config.bcryptCost);
  const now = clock.now();
  store.users.save(confirmed(newUser({ email, passwordHash, data: {}, now }), now));
}
