import { newUser } from './accounts/new-user.ts';
import { hashPassword } from './accounts/passwords.ts';
import type { AuthParts } from './parts.ts';

/** Adds the member that everybody may sign in as, unless the store has one of that address. */
export async function seed({ store, config, clock }: AuthParts): Promise<void> {
  const { email, password } = config.member;
  if (store.users.withEmail(email) !== undefined) return;
  const passwordHash = await hashPassword(password, config.bcryptCost);
  store.users.save(newUser({ email, passwordHash, data: {}, isConfirmed: true, now: clock.now() }));
}
