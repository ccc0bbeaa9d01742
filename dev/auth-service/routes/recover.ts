import { checkedEmail } from '#dev/auth-service/accounts/email-address.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { readBody, textField } from '#dev/auth-service/http/body.ts';
import type { AuthContext, Endpoint } from '#dev/auth-service/http/endpoint.ts';
import { limitByIp } from '#dev/auth-service/http/limit-by-ip.ts';
import { redirectTarget } from '#dev/auth-service/http/redirect-target.ts';
import { challengeFields, checkedChallenge } from '#dev/auth-service/links/challenge.ts';
import { mailLink } from '#dev/auth-service/links/mail-link.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';

async function recover(parts: AuthParts, c: AuthContext): Promise<Response> {
  const { store, settings, config } = parts;
  limitByIp(parts, c, 'recover');
  const body = await readBody(c);
  const asked = textField(body, 'email');
  const fields = challengeFields(body);
  if (!settings.emailProviderEnabled) throw refusal.emailLoginsDisabled(400);
  if (asked === '') throw refusal.invalid('Password recovery requires an email');
  const email = checkedEmail(asked);
  const challenge = checkedChallenge(fields);
  const redirectTo = redirectTarget(c, config.siteUrl);
  store.transaction(() => {
    const user = store.users.withEmail(email);
    // Who asks learns nothing of who has an account.
    if (user !== undefined) mailLink(parts, user, { purpose: 'recovery', redirectTo, challenge });
  });
  return c.json({});
}

/** `POST recover` (contract 3.4). */
export function recoverEndpoint(parts: AuthParts): Endpoint {
  return { method: 'POST', path: '/recover', answer: (c) => recover(parts, c) };
}
