import { randomInt, randomUUID } from 'node:crypto';
import { isBanned, userJson } from '#dev/auth-service/accounts/account.ts';
import type { ServiceContext } from '#dev/auth-service/context.ts';
import { refusal, type AuthError } from '#dev/auth-service/errors.ts';
import type { JsonObject } from '#dev/auth-service/json.ts';
import type { RefreshToken, Session } from '#dev/auth-service/store.ts';
import type { User } from '#dev/auth-service/store.ts';
import { ACCESS_TOKEN_SECONDS, accessToken } from './access-token.ts';

/** A session with the refresh token for its client. */
export interface IssuedSession {
  readonly user: User;
  readonly session: Session;
  readonly refreshToken: string;
}

/** Writes the session's fields without the user, as in the fragment of an implicit link. */
export async function tokenFields(
  context: ServiceContext,
  { user, session, refreshToken }: IssuedSession,
) {
  const { token, expiresAt } = await accessToken(context, user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
  };
}

/** Writes the session object of contract 2.1. */
export async function sessionJson(
  context: ServiceContext,
  issued: IssuedSession,
): Promise<JsonObject> {
  return { ...(await tokenFields(context, issued)), user: userJson(issued.user) };
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Creates a refresh token in the server's original format: twelve characters of `[a-z0-9]`. */
function newRefreshToken(): string {
  return Array.from({ length: 12 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** Signs the user in. Call it inside a transaction. @param method the method of the `amr` claim */
export function beginSession(context: ServiceContext, user: User, method: string): IssuedSession {
  const { store, clock } = context;
  const now = clock.now();
  const signedIn = store.users.save({ ...user, lastSignInAt: now, updatedAt: now });
  const session = { id: randomUUID(), userId: user.id, method, createdAt: now };
  const refreshToken = newRefreshToken();
  store.sessions.save(session);
  store.refreshTokens.save({
    token: refreshToken,
    parent: null,
    sessionId: session.id,
    revokedAt: null,
  });
  return { user: signedIn, session, refreshToken };
}

/** Within this time, a used token is accepted again. */
const REUSE_INTERVAL_MS = 10_000;

/** Returns the next token; undefined for a used token after the reuse interval (contract 2.4). */
function successor(context: ServiceContext, used: RefreshToken): string | undefined {
  const { refreshTokens } = context.store;
  const now = context.clock.now();
  const { token: parent, sessionId } = used;
  if (used.revokedAt !== null) {
    const active = refreshTokens.find({ sessionId, revokedAt: null });
    // The client may not have received the last response, so the service repeats it.
    if (active?.parent === parent) return active.token;
    if (now > used.revokedAt + REUSE_INTERVAL_MS) return undefined;
  }
  const fresh = newRefreshToken();
  refreshTokens.save({ ...used, revokedAt: now });
  refreshTokens.save({ token: fresh, parent, sessionId, revokedAt: null });
  return fresh;
}

/**
 * Exchanges a refresh token within its session.
 * Returns the error for a reused token instead of throwing it: an exception would roll back the
 * revocation of the session's tokens.
 */
export function rotateToken(context: ServiceContext, token: string): IssuedSession | AuthError {
  const { refreshTokens, sessions, users } = context.store;
  return context.store.transaction(() => {
    const used = refreshTokens.find({ token });
    const session = used && sessions.find({ id: used.sessionId });
    const user = session && users.find({ id: session.userId });
    if (used === undefined || session === undefined || user === undefined) {
      return refusal.refreshNotFound();
    }
    const now = context.clock.now();
    if (isBanned(user, now)) return refusal.refreshBanned();
    const refreshToken = successor(context, used);
    if (refreshToken !== undefined) return { user, session, refreshToken };
    for (const active of refreshTokens.list({ sessionId: session.id, revokedAt: null })) {
      refreshTokens.save({ ...active, revokedAt: now });
    }
    return refusal.alreadyUsed();
  });
}
