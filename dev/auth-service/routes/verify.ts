import { checkedEmail, checkPhone } from '#dev/auth-service/accounts/email-address.ts';
import { AuthError } from '#dev/auth-service/errors/auth-error.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { readBody, textField } from '#dev/auth-service/http/body.ts';
import type { AuthContext, Endpoint } from '#dev/auth-service/http/endpoint.ts';
import { limitByIp } from '#dev/auth-service/http/limit-by-ip.ts';
import type { JsonObject } from '#dev/auth-service/json.ts';
import { linkHash, pkcePrefix } from '#dev/auth-service/links/mail-link.ts';
import { firstLinkAccepted, redeemLink } from '#dev/auth-service/links/redeem-link.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { beginSession } from '#dev/auth-service/sessions/begin-session.ts';
import { sessionJson } from '#dev/auth-service/sessions/session-json.ts';

/** The hash of address and digits, in both forms it may be stored in. @throws AuthError 422 */
function hashesOfCode(email: string, code: string): readonly string[] {
  try {
    const hash = linkHash(checkedEmail(email), code);
    return [hash, `${pkcePrefix}${hash}`];
  } catch {
    throw refusal.invalid('Invalid email format', 422);
  }
}

/** The request's type and the token's possible stored forms; refusals of contract 3.4. */
function wishOf(body: JsonObject) {
  const type = textField(body, 'type');
  const token = textField(body, 'token');
  const tokenHash = textField(body, 'token_hash');
  const email = textField(body, 'email');
  const phone = textField(body, 'phone');
  const beside = [email, phone, textField(body, 'redirect_to')];
  if (type === '') throw refusal.invalid('Verify requires a verification type');
  if ((token === '') === (tokenHash === '')) {
    throw refusal.invalid('Verify requires either a token or a token hash');
  }
  if (tokenHash !== '') {
    if (beside.some((text) => text !== '')) {
      throw refusal.invalid('Only the token_hash and type should be provided');
    }
    return { type, hashes: [tokenHash], isCode: false };
  }
  if (email === '' && phone !== '') {
    checkPhone(phone);
    throw refusal.tokenExpired();
  }
  if (email === '' || phone !== '') {
    throw refusal.invalid('Only an email address or phone number should be provided on verify');
  }
  return { type, hashes: hashesOfCode(email, token), isCode: true };
}

async function verify(parts: AuthParts, c: AuthContext): Promise<Response> {
  limitByIp(parts, c, 'verify');
  const { type, hashes, isCode } = wishOf(await readBody(c));
  try {
    const issued = parts.store.transaction(() => {
      const { user } = redeemLink(parts, type, hashes);
      return user && beginSession(parts, user, 'otp');
    });
    if (issued === undefined) return c.json({ msg: firstLinkAccepted, code: '200' });
    return c.json(await sessionJson(parts, issued));
  } catch (error) {
    // An unknown type has no code that fits, so it is told nothing else.
    const isMismatch =
      error instanceof AuthError && ['otp_expired', 'validation_failed'].includes(error.code);
    throw isCode && isMismatch ? refusal.tokenExpired() : error;
  }
}

/** `POST verify`: the digits or the hash of a mail, without opening its link. */
export function verifyEndpoint(parts: AuthParts): Endpoint {
  return { method: 'POST', path: '/verify', answer: (c) => verify(parts, c) };
}
