import { randomInt, randomUUID } from 'node:crypto';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { User } from '#dev/auth-service/store/users.ts';
import type { Issued } from './session-json.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An opaque refresh token of the v1 kind: twelve characters of `[a-z0-9]`. */
export function newRefreshToken(): string {
  return Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** Signs the user in. `method` is how, for the `amr` claim. Call it inside a transaction. */
export function beginSession(parts: AuthParts, user: User, method: string): Issued {
  const { store, clock } = parts;
  const now = clock.now();
  const signedIn = store.users.save({ ...user, lastSignInAt: now, updatedAt: now });
  const session = { id: randomUUID(), userId: user.id, method, createdAt: now };
  const refreshToken = newRefreshToken();
  store.sessions.add(session);
  store.sessions.addToken(refreshToken, session.id, null);
  return { user: signedIn, session, refreshToken };
}
