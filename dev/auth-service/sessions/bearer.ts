import { isBanned } from '#dev/auth-service/accounts/new-user.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { AuthContext } from '#dev/auth-service/http/endpoint.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { verifiedClaims } from './access-token.ts';

const bearerForm = /^bearer (\S+)$/i;
const uuidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Who is calling a Bearer endpoint (contract 3): user, session and the token's audience.
 * @throws AuthError in the contract's order: header, token, subject, user, ban, session
 */
export async function bearer(parts: AuthParts, c: AuthContext) {
  const token = bearerForm.exec(c.req.header('Authorization') ?? '')?.[1];
  if (token === undefined) throw refusal.noAuthorization();
  const claims = await verifiedClaims(parts, token);
  if (claims.sub === undefined) throw refusal.badJwt('invalid claim: missing sub claim');
  if (!uuidForm.test(claims.sub)) {
    throw refusal.badJwtSubject();
  }
  const user = parts.store.users.withId(claims.sub);
  if (user === undefined) throw refusal.userNotFound();
  if (isBanned(user, parts.clock.now())) throw refusal.userBanned(403);
  const sessionId = claims['session_id'];
  const session =
    typeof sessionId === 'string' ? parts.store.sessions.withId(sessionId) : undefined;
  if (session === undefined) throw refusal.sessionNotFound();
  return { user, session, audience: claims.aud };
}
