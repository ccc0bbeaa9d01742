import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { appMetadata } from '#dev/auth-service/accounts/user-json.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { Session } from '#dev/auth-service/store/sessions.ts';
import type { User } from '#dev/auth-service/store/users.ts';

/** The claims of contract 2.3, signed HS256; `expiresAt` in Unix seconds. */
export async function accessToken(parts: AuthParts, user: User, session: Session) {
  const issuedAt = parts.clock.nowSeconds();
  const expiresAt = issuedAt + parts.settings.accessTokenSeconds;
  const claims = {
    iss: `${parts.origin}/auth/v1`,
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
    .sign(parts.store.secret);
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
 * The claims of a token of this service that has not expired, without leeway.
 * @throws AuthError bad_jwt
 */
export async function verifiedClaims(parts: AuthParts, token: string): Promise<JWTPayload> {
  const currentDate = new Date(parts.clock.now());
  try {
    const options = { algorithms: ['HS256'], currentDate };
    return (await jwtVerify(token, parts.store.secret, options)).payload;
  } catch (error) {
    const reason = reasonFor(error);
    throw refusal.badJwt(`invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}
