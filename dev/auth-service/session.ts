import { randomInt, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { appMetadata, isBanned, userJson } from './account.ts';
import type { ServiceContext } from './context.ts';
import { AuthError } from './errors.ts';
import type { RefreshToken, Session, User } from './store.ts';

const ACCESS_TOKEN_SECONDS = 3600;
/** Within this time, a used refresh token is accepted again. */
const REUSE_INTERVAL_MS = 10_000;

/** A session with the refresh token for its client. */
export interface IssuedSession {
  readonly user: User;
  readonly session: Session;
  readonly refreshToken: string;
}

/** Writes the session object of contract 2.1 without the user; the token has the claims of 2.3. */
export async function tokenFields(
  { clock, origin, store }: ServiceContext,
  { user, session, refreshToken }: IssuedSession,
) {
  const issuedAt = Math.floor(clock.now() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const claims = {
    iss: `${origin}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    app_metadata: appMetadata,
    user_metadata: user.metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: Math.floor(session.createdAt / 1000) }],
    session_id: session.id,
    is_anonymous: false,
  };
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });
  return {
    access_token: await token.sign(store.secret),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
  };
}

/** Writes the session object of contract 2.1. */
export async function sessionJson(context: ServiceContext, issued: IssuedSession) {
  return { ...(await tokenFields(context, issued)), user: userJson(issued.user) };
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Stores a new token in the server's original format: twelve characters of `[a-z0-9]`. */
function addRefreshToken({ store }: ServiceContext, sessionId: string, parent: string | null) {
  const characters = Array.from({ length: 12 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  const row = { token: characters.join(''), parent, sessionId, revokedAt: null };
  return store.refreshTokens.save(row).token;
}

/** Signs the user in. @param method the method of the `amr` claim */
export function beginSession(context: ServiceContext, user: User, method: string): IssuedSession {
  const { store, clock } = context;
  const now = clock.now();
  const signedIn = store.users.save({ ...user, lastSignInAt: now, updatedAt: now });
  const session = { id: randomUUID(), userId: user.id, method, createdAt: now };
  store.sessions.save(session);
  return { user: signedIn, session, refreshToken: addRefreshToken(context, session.id, null) };
}

/** Returns the token that follows a used one; undefined for a reuse (contract 2.4). */
function successor(context: ServiceContext, used: RefreshToken): string | undefined {
  const { refreshTokens } = context.store;
  const now = context.clock.now();
  if (used.revokedAt !== null) {
    const active = refreshTokens.find({ sessionId: used.sessionId, revokedAt: null });
    // The client may not have received the last response, so the service repeats it.
    if (active?.parent === used.token) return active.token;
    if (now > used.revokedAt + REUSE_INTERVAL_MS) return undefined;
  }
  refreshTokens.save({ ...used, revokedAt: now });
  return addRefreshToken(context, used.sessionId, used.token);
}

/** Exchanges a refresh token within its session, in the order of contract 3.1. */
export function rotateToken(context: ServiceContext, token: string): IssuedSession {
  const { refreshTokens, sessions, users } = context.store;
  const used = refreshTokens.find({ token });
  const session = used && sessions.find({ id: used.sessionId });
  const user = session && users.find({ id: session.userId });
  if (!used || !session || !user) throw new AuthError('refresh_token_not_found');
  const now = context.clock.now();
  if (isBanned(user, now)) {
    const message = 'Invalid Refresh Token: User Banned';
    throw new AuthError('user_banned', { message, status: 400 });
  }
  const refreshToken = successor(context, used);
  if (refreshToken !== undefined) return { user, session, refreshToken };
  for (const active of refreshTokens.list({ sessionId: session.id, revokedAt: null })) {
    refreshTokens.save({ ...active, revokedAt: now });
  }
  throw new AuthError('refresh_token_already_used');
}
