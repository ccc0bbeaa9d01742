import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { readBody, textField } from '#dev/auth-service/http/body.ts';
import type { AuthContext } from '#dev/auth-service/http/endpoint.ts';
import { isVerifierOf } from '#dev/auth-service/links/challenge.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { beginSession } from '#dev/auth-service/sessions/begin-session.ts';
import { sessionJson } from '#dev/auth-service/sessions/session-json.ts';

/** Exchanges the code of a PKCE link; a wrong verifier leaves the code usable (contract 3.1). */
export async function pkceGrant(parts: AuthParts, c: AuthContext): Promise<Response> {
  const { store, clock, settings } = parts;
  const body = await readBody(c);
  const code = textField(body, 'auth_code');
  const verifier = textField(body, 'code_verifier');
  if (code === '' || verifier === '') {
    throw refusal.invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const issued = store.transaction(() => {
    const flow = store.flows.withCode(code);
    const user = flow && store.users.withId(flow.userId);
    if (flow === undefined || user === undefined) throw refusal.flowNotFound(404);
    const expiresAt = flow.createdAt + settings.flowSeconds * 1000;
    if (clock.now() > expiresAt) throw refusal.flowExpired();
    if (!isVerifierOf(verifier, flow)) throw refusal.badVerifier();
    store.flows.remove(code);
    return beginSession(parts, user, flow.purpose);
  });
  return c.json(await sessionJson(parts, issued));
}
