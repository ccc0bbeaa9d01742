import { randomInt, randomUUID } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import { appMetadata, isBanned, userJson, userMetadata } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, describeError } from './errors.ts';
import type { Session, User } from './store.ts';

/** Within this time, a used refresh token is accepted again. */
const REUSE_INTERVAL_MS = 10_000;

/** A session with the refresh token for its client. */
export interface IssuedSession {
  readonly user: User;
  readonly session: Session;
  readonly refreshToken: string;
}

function keyOf({ store }: ServiceContext, user: User | undefined): Uint8Array {
  return new TextEncoder().encode(`${store.secret}${user?.keyGeneration || ''}`);
}

/** Writes the fields of a session; those of an email link have no user. */
export async function tokenFields(context: ServiceContext, issued: IssuedSession) {
  const { user, session, refreshToken } = issued;
  const issuedAt = Math.floor(context.clock.now() / 1000);
  const lifeSeconds = context.settings.accessTokenSeconds;
  const claims = {
    sub: user.id,
    aud: 'authenticated',
    exp: issuedAt + lifeSeconds,
    iat: issuedAt,
    email: user.email,
    phone: '',
    app_metadata: appMetadata,
    user_metadata: userMetadata(user),
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: Math.floor(session.createdAt / 1000) }],
    session_id: session.id,
    is_anonymous: false,
  };
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });
  return {
    access_token: await token.sign(keyOf(context, user)),
    token_type: 'bearer',
    expires_in: lifeSeconds,
    expires_at: issuedAt + lifeSeconds,
    refresh_token: refreshToken,
  };
}

/** Writes the session object. */
export async function sessionJson(context: ServiceContext, issued: IssuedSession) {
  return { ...(await tokenFields(context, issued)), user: userJson(issued.user) };
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Adds a token in the server's original format: twelve characters of `[a-z0-9]`. */
function addRefreshToken({ refreshTokens }: Session, parent: string | null): string {
  const characters = Array.from({ length: 12 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  const token = characters.join('');
  refreshTokens.push({ token, parent, revokedAt: null });
  return token;
}

/** Signs the user in. @param method the method of the `amr` claim */
export function beginSession(context: ServiceContext, user: User, method: string): IssuedSession {
  const now = context.clock.now();
  user.lastSignInAt = user.updatedAt = now;
  const id = randomUUID();
  const session: Session = { id, userId: user.id, method, createdAt: now, refreshTokens: [] };
  context.store.sessions.push(session);
  return { user, session, refreshToken: addRefreshToken(session, null) };
}

/** Exchanges a refresh token within its session. */
export function rotateToken({ store, clock }: ServiceContext, token: string): IssuedSession {
  const find = ({ refreshTokens }: Session) => refreshTokens.find((row) => row.token === token);
  const session = store.sessions.find((row) => find(row) !== undefined);
  const used = session && find(session);
  const user = store.users.find(({ id }) => id === session?.userId);
  if (!used || !session || !user) throw new AuthError('refresh_token_not_found');
  const now = clock.now();
  if (isBanned(user, now)) {
    const message = 'Invalid Refresh Token: User Banned';
    throw new AuthError('user_banned', { message, status: 400 });
  }
  const active = session.refreshTokens.findLast(({ revokedAt }) => revokedAt === null);
  // The client may not have received the last response, so the service repeats it.
  if (used !== active && active?.parent === token) {
    return { user, session, refreshToken: active.token };
  }
  if (used.revokedAt !== null && now > used.revokedAt + REUSE_INTERVAL_MS) {
    for (const row of session.refreshTokens) row.revokedAt ??= now;
    throw new AuthError('refresh_token_already_used');
  }
  used.revokedAt = now;
  return { user, session, refreshToken: addRefreshToken(session, token) };
}

/** Finds the account that an access token names, without a check of the token. */
export function claimedUser({ store }: ServiceContext, token: string): User | undefined {
  try {
    const { sub } = decodeJwt(token);
    return store.users.find(({ id }) => id === sub);
  } catch {
    // Public endpoints receive the publishable key in place of an access token.
    return undefined;
  }
}

/** Says why a token is refused, in the words of the real server. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: signature is invalid';
  }
  return `token is malformed: ${describeError(error)}`;
}

/** Finds the caller of an endpoint that needs an access token. */
export async function authenticate(context: ServiceContext, c: RequestContext) {
  const { store, clock } = context;
  const token = c.req.header('Authorization')?.match(/^bearer (\S+)$/i)?.[1];
  if (token === undefined) throw new AuthError('no_authorization');
  const now = clock.now();
  const options = { algorithms: ['HS256'], currentDate: new Date(now) };
  const key = keyOf(context, claimedUser(context, token));
  const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
    const message = `invalid JWT: unable to parse or verify signature, ${reasonOf(error)}`;
    throw new AuthError('bad_jwt', { message });
  });
  const user = store.users.find(({ id }) => id === payload.sub);
  if (user === undefined) throw new AuthError('user_not_found');
  const session = store.sessions.find(({ id }) => id === payload['session_id']);
  if (session === undefined) throw new AuthError('session_not_found');
  if (isBanned(user, now)) throw new AuthError('user_banned');
  return { user, session };
}
