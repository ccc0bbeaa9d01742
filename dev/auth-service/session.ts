import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { z } from 'astro/zod';
import { appMetadata, isBanned, userJson, userMetadata } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, check, checkValid } from './errors.ts';
import type { Session, User } from './store.ts';

/** Within this time, a used refresh token is accepted again. */
const REUSE_INTERVAL_MS = 10_000;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signatureOf({ store }: ServiceContext, user: User | undefined, text: string): string {
  const key = `${store.secret}${user?.keyGeneration || ''}`;
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Writes the tokens of a session (contract 2.1, contract 2.3). */
function issueTokens(context: ServiceContext, user: User, session: Session, refreshToken: string) {
  const issuedAt = Math.floor(context.now() / 1000);
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
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return {
    access_token: `${text}.${signatureOf(context, user, text)}`,
    token_type: 'bearer',
    expires_in: lifeSeconds,
    expires_at: claims.exp,
    refresh_token: refreshToken,
  };
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Adds a token in the server's original format: twelve characters of `[a-z0-9]`. */
function addRefreshToken({ refreshTokens }: Session, parent: string | null): string {
  const characters = Array.from({ length: 12 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  const token = characters.join('');
  refreshTokens.push({ token, parent, revokedAt: null });
  return token;
}

/** Signs the user in. @param method the method of the `amr` claim @returns the session's tokens */
export function beginSession(context: ServiceContext, user: User, method: string) {
  const now = context.now();
  user.lastSignInAt = user.updatedAt = now;
  const id = randomUUID();
  const session: Session = { id, userId: user.id, method, createdAt: now, refreshTokens: [] };
  context.store.sessions.push(session);
  return issueTokens(context, user, session, addRefreshToken(session, null));
}

/** Exchanges a refresh token within its session (contract 2.4). */
export function refresh(
  context: ServiceContext,
  { refresh_token: token }: { refresh_token: string },
) {
  const { store } = context;
  // The real server also issues longer tokens with a checksum, which random text fails.
  checkValid(/^[a-z\d]{12}$/.test(token), 'Refresh token is not valid');
  const session = store.findSession(token);
  const user = store.users.find(({ id }) => id === session?.userId);
  const used = session?.refreshTokens.find((row) => row.token === token);
  const unknown = 'Invalid Refresh Token: Refresh Token Not Found';
  check(session && user && used, 400, 'refresh_token_not_found', unknown);
  const now = context.now();
  check(!isBanned(user, now), 400, 'user_banned', 'Invalid Refresh Token: User Banned');
  const active = session.refreshTokens.findLast(({ revokedAt }) => revokedAt === null);
  // The client may not have received the last response, so the service repeats it.
  const isRepeated = active !== undefined && active !== used && active.parent === token;
  if (!isRepeated && used.revokedAt !== null && now > used.revokedAt + REUSE_INTERVAL_MS) {
    for (const row of session.refreshTokens) row.revokedAt ??= now;
    const message = 'Invalid Refresh Token: Already Used';
    throw new AuthError(400, 'refresh_token_already_used', message);
  }
  if (!isRepeated) used.revokedAt = now;
  const refreshToken = isRepeated ? active.token : addRefreshToken(session, token);
  return { ...issueTokens(context, user, session, refreshToken), user: userJson(user) };
}

const claimsSchema = z.object({ sub: z.string(), session_id: z.string(), exp: z.number() });

/** Reads the access token of an `Authorization` header, unchecked; undefined if it has none. */
export function claimsOf(authorization = '') {
  try {
    const [, claims = ''] = authorization.split('.');
    return claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  } catch {
    // Public endpoints receive the publishable key in place of an access token.
    return undefined;
  }
}

function checkToken(condition: unknown, reason: string): asserts condition {
  check(condition, 403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}

/** Finds the caller of an endpoint that needs an access token (contract 3.3). */
export function authenticate(context: ServiceContext, c: RequestContext) {
  const { store } = context;
  const token = c.req.header('Authorization')?.match(/^bearer (\S+)$/i)?.[1];
  check(token, 401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = claimsOf(token);
  checkToken(claims, 'token is malformed: not three parts of JSON');
  const user = store.users.find(({ id }) => id === claims.sub);
  const [, text = '', signature] = /^(.*)\.(.*)$/.exec(token) ?? [];
  const isGenuine = signature === signatureOf(context, user, text);
  checkToken(isGenuine, 'token signature is invalid: signature is invalid');
  const now = context.now();
  checkToken(now < claims.exp * 1000, 'token has invalid claims: token is expired');
  check(user, 403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = store.sessions.find(({ id }) => id === claims.session_id);
  const ended = 'Session from session_id claim in JWT does not exist';
  check(session, 403, 'session_not_found', ended);
  check(!isBanned(user, now), 403, 'user_banned', 'User is banned');
  return { user, session };
}
