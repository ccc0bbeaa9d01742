import { isBanned } from '#dev/auth-service/accounts/new-user.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { AuthError } from '#dev/auth-service/errors/auth-error.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { RefreshToken } from '#dev/auth-service/store/sessions.ts';
import { newRefreshToken } from './begin-session.ts';
import type { Issued } from './session-json.ts';

/** The token to hand out for this one, or undefined when its use is a reuse (contract 2.4). */
function successor(parts: AuthParts, used: RefreshToken): string | undefined {
  const { sessions } = parts.store;
  const now = parts.clock.now();
  if (used.revokedAt !== null) {
    const active = sessions.activeToken(used.sessionId);
    // The answer to the last refresh may have been lost on its way: give it once more.
    if (active?.parent === used.token) return active.token;
    if (now > used.revokedAt + parts.settings.reuseIntervalSeconds * 1000) return undefined;
  }
  const fresh = newRefreshToken();
  sessions.revoke(used.token, now);
  sessions.addToken(fresh, used.sessionId, used.token);
  return fresh;
}

/**
 * Exchanges a refresh token within its session, as one step.
 * A reuse is returned, not thrown: the revocation of its session's tokens must be kept.
 */
export function rotateToken(parts: AuthParts, token: string): Issued | AuthError {
  const { sessions, users } = parts.store;
  return parts.store.transaction(() => {
    const used = sessions.token(token);
    const session = used && sessions.withId(used.sessionId);
    const user = session && users.withId(session.userId);
    if (used === undefined || session === undefined || user === undefined) {
      return refusal.refreshNotFound();
    }
    const now = parts.clock.now();
    if (isBanned(user, now)) return refusal.refreshBanned();
    const refreshToken = successor(parts, used);
    if (refreshToken !== undefined) return { user, session, refreshToken };
    sessions.revokeAll(session.id, now);
    return refusal.alreadyUsed();
  });
}
