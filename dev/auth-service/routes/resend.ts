import { checkedEmail } from '#dev/auth-service/accounts/email-address.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { readBody, textField } from '#dev/auth-service/http/body.ts';
import type { AuthContext, Endpoint } from '#dev/auth-service/http/endpoint.ts';
import { limitByIp } from '#dev/auth-service/http/limit-by-ip.ts';
import { redirectTarget } from '#dev/auth-service/http/redirect-target.ts';
import { challengeFields, checkedChallenge } from '#dev/auth-service/links/challenge.ts';
import { mailLink } from '#dev/auth-service/links/mail-link.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { User } from '#dev/auth-service/store/users.ts';

const isPending = {
  signup: (user: User) => user.emailConfirmedAt === null,
  email_change: (user: User) => user.newEmail !== null,
} as const;

async function resend(parts: AuthParts, c: AuthContext): Promise<Response> {
  const { store, settings, config } = parts;
  limitByIp(parts, c, 'resend');
  const body = await readBody(c);
  const type = textField(body, 'type');
  const asked = textField(body, 'email');
  const fields = challengeFields(body);
  if (type !== 'signup' && type !== 'email_change') {
    throw refusal.invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const challenge = checkedChallenge(fields);
  if (asked === '') throw refusal.invalid('Type provided requires an email address');
  if (textField(body, 'phone') !== '') {
    throw refusal.invalid('Only an email address or phone number should be provided.');
  }
  if (!settings.emailProviderEnabled) throw refusal.emailLoginsDisabled(400);
  const email = checkedEmail(asked);
  const redirectTo = redirectTarget(c, config.siteUrl);
  store.transaction(() => {
    const user = store.users.withEmail(email);
    if (user === undefined || !isPending[type](user)) return;
    mailLink(parts, user, { purpose: type, redirectTo, challenge });
  });
  return c.json({});
}

/** `POST resend` (contract 3.4). */
export function resendEndpoint(parts: AuthParts): Endpoint {
  return { method: 'POST', path: '/resend', answer: (c) => resend(parts, c) };
}
