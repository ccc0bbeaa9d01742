import { confirmed, newUser } from '#dev/auth-service/accounts/new-user.ts';
import { hashPassword } from '#dev/auth-service/accounts/passwords.ts';
import { isJsonObject, type JsonObject } from '#dev/auth-service/json.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { User } from '#dev/auth-service/store/users.ts';

const centuryMs = 100 * 365 * 24 * 3_600_000;

function inState(user: User, state: unknown, now: number): User {
  const bannedUntil = state === 'banned' ? now + centuryMs : null;
  if (state === 'unconfirmed') return { ...user, emailConfirmedAt: null, bannedUntil };
  if (state === 'confirmed' || state === 'banned') {
    return { ...confirmed(user, now), bannedUntil };
  }
  throw new TypeError('state must be one of confirmed, unconfirmed, banned, deleted');
}

/**
 * Makes an account, or brings the one with this address into a state; its sessions stay.
 * @param body email, state (`confirmed` when absent), password (kept when absent), data
 * @returns its id, or undefined once deleted
 * @throws TypeError naming the field that is wrong
 */
export async function putUser(parts: AuthParts, body: JsonObject): Promise<string | undefined> {
  const { store, config, clock } = parts;
  const { email, password, state = 'confirmed', data = {} } = body;
  if (typeof email !== 'string' || email === '') throw new TypeError('email must be text');
  if (!isJsonObject(data)) throw new TypeError('data must be an object');
  const address = email.toLowerCase();
  const known = store.users.withEmail(address);
  if (state === 'deleted') {
    if (known !== undefined) store.users.remove(known.id);
    return undefined;
  }
  if (known === undefined && typeof password !== 'string') {
    throw new TypeError('password must be text for a new account');
  }
  const now = clock.now();
  const passwordHash =
    typeof password === 'string' ? await hashPassword(password, config.bcryptCost) : undefined;
  const user = known ?? newUser({ email: address, passwordHash: passwordHash ?? '', data, now });
  const { id } = store.users.save(
    inState({ ...user, passwordHash: passwordHash ?? user.passwordHash }, state, now),
  );
  return id;
}
