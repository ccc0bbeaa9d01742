import { AuthError } from '#dev/auth-service/errors/auth-error.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { readBody, textField } from '#dev/auth-service/http/body.ts';
import type { AuthContext } from '#dev/auth-service/http/endpoint.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { rotateToken } from '#dev/auth-service/sessions/rotate-token.ts';
import { sessionJson } from '#dev/auth-service/sessions/session-json.ts';

// The server's second kind is longer and carries a checksum; no token of this service passes that check.
const tokenFormat = /^[a-z\d]{12}$/;

/** Exchanges a refresh token (contract 2.4, 3.1). */
export async function refreshGrant(parts: AuthParts, c: AuthContext): Promise<Response> {
  const token = textField(await readBody(c), 'refresh_token');
  if (!tokenFormat.test(token)) throw refusal.invalid('Refresh token is not valid');
  const outcome = rotateToken(parts, token);
  if (outcome instanceof AuthError) throw outcome;
  return c.json(await sessionJson(parts, outcome));
}
