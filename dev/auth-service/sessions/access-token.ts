import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import { appMetadata, isBanned } from '#dev/auth-service/accounts/account.ts';
import type { RequestContext, ServiceContext } from '#dev/auth-service/context.ts';
import { refusal } from '#dev/auth-service/errors.ts';
import type { Session } from '#dev/auth-service/store.ts';
import type { User } from '#dev/auth-service/store.ts';

export const ACCESS_TOKEN_SECONDS = 3600;

/**
 * Signs the claims of contract 2.3 with HS256.
 * @returns the token and its expiry in Unix seconds
 */
export async function accessToken(context: ServiceContext, user: User, session: Session) {
  const issuedAt = context.clock.nowSeconds();
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const claims = {
    iss: `${context.origin}/auth/v1`,
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
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(context.store.secret);
  return { token, expiresAt };
}

function reasonFor(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: signature is invalid';
  }
  return 'token is malformed: token contains an invalid number of segments';
}

/**
 * Reads the claims of a token that this service signed and that has not expired, without leeway.
 * @throws AuthError bad_jwt
 */
async function verifiedClaims(context: ServiceContext, token: string): Promise<JWTPayload> {
  const currentDate = new Date(context.clock.now());
  try {
    const options = { algorithms: ['HS256'], currentDate };
    return (await jwtVerify(token, context.store.secret, options)).payload;
  } catch (error) {
    const reason = reasonFor(error);
    throw refusal.badJwt(`invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}

const BEARER = /^bearer (\S+)$/i;

/**
 * Finds the user and the session of a Bearer endpoint's caller (contract 3).
 * @throws AuthError in the contract's order: header, token, subject, user, ban, session
 */
export async function authenticate(context: ServiceContext, c: RequestContext) {
  const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1];
  if (token === undefined) throw refusal.noAuthorization();
  const claims = await verifiedClaims(context, token);
  if (claims.sub === undefined) throw refusal.badJwt('invalid claim: missing sub claim');
  const user = context.store.users.find({ id: claims.sub });
  if (user === undefined) throw refusal.userNotFound();
  if (isBanned(user, context.clock.now())) throw refusal.userBanned(403);
  const sessionId = claims['session_id'];
  const session =
    typeof sessionId === 'string' ? context.store.sessions.find({ id: sessionId }) : undefined;
  if (session === undefined) throw refusal.sessionNotFound();
  return { user, session };
}
