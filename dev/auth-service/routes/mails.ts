import { checkedEmail } from '#dev/auth-service/accounts/credentials.ts';
import type { RequestContext, ServiceContext } from '#dev/auth-service/context.ts';
import { refusal } from '#dev/auth-service/errors.ts';
import { limitByIp } from '#dev/auth-service/http/rate-limiter.ts';
import { redirectTarget } from '#dev/auth-service/http/redirects.ts';
import { readBody, textField } from '#dev/auth-service/json.ts';
import { challengeFrom, mailLink } from '#dev/auth-service/links/mail-link.ts';

/** `POST recover` (contract 3.4). */
export async function recover(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, config } = context;
  limitByIp(context, c, 'recover');
  const body = await readBody(c);
  const address = textField(body, 'email');
  if (!settings.emailProviderEnabled) throw refusal.emailLoginsDisabled(400);
  if (address === '') throw refusal.invalid('Password recovery requires an email');
  const email = checkedEmail(address);
  const challenge = challengeFrom(body);
  const redirectTo = redirectTarget(c, config.siteUrl);
  store.transaction(() => {
    const user = store.users.find({ email });
    // The response is the same for an unknown address.
    if (user !== undefined) mailLink(context, user, { purpose: 'recovery', redirectTo, challenge });
  });
  return c.json({});
}

/** `POST resend` (contract 3.4). */
export async function resend(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, config } = context;
  limitByIp(context, c, 'resend');
  const body = await readBody(c);
  const purpose = textField(body, 'type');
  const address = textField(body, 'email');
  if (purpose !== 'signup' && purpose !== 'email_change') {
    throw refusal.invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const challenge = challengeFrom(body);
  if (address === '') throw refusal.invalid('Type provided requires an email address');
  if (!settings.emailProviderEnabled) throw refusal.emailLoginsDisabled(400);
  const email = checkedEmail(address);
  const redirectTo = redirectTarget(c, config.siteUrl);
  store.transaction(() => {
    const user = store.users.find({ email });
    const isPending =
      purpose === 'signup' ? user?.emailConfirmedAt === null : typeof user?.newEmail === 'string';
    if (user !== undefined && isPending) {
      mailLink(context, user, { purpose, redirectTo, challenge });
    }
  });
  return c.json({});
}
