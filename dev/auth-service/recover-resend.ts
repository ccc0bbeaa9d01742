import type { RequestContext, ServiceContext } from './context.ts';
import { checkedEmail } from './credentials.ts';
import { AuthError, invalid } from './errors.ts';
import { challengeFields, challengeFrom, mailLink } from './mail-link.ts';
import { limitByIp } from './rate-limiter.ts';
import { redirectTarget } from './redirects.ts';
import { readBody, text } from './request-body.ts';

/** `POST recover` (contract 3.4). */
export async function recover(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, config } = context;
  limitByIp(context, c, 'recover');
  const body = await readBody(c, { ...challengeFields, email: text });
  if (!settings.emailProviderEnabled) throw new AuthError('email_provider_disabled');
  if (body.email === '') throw invalid('Password recovery requires an email');
  const email = checkedEmail(body.email);
  const challenge = challengeFrom(body);
  const redirectTo = redirectTarget(c, config.SITE_URL);
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
  const body = await readBody(c, { ...challengeFields, type: text, email: text });
  const purpose = body.type;
  if (purpose !== 'signup' && purpose !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const challenge = challengeFrom(body);
  if (body.email === '') throw invalid('Type provided requires an email address');
  if (!settings.emailProviderEnabled) throw new AuthError('email_provider_disabled');
  const email = checkedEmail(body.email);
  const redirectTo = redirectTarget(c, config.SITE_URL);
  store.transaction(() => {
    const user = store.users.find({ email });
    if (user === undefined) return;
    const isPending =
      purpose === 'signup' ? user.emailConfirmedAt === null : user.newEmail !== null;
    if (isPending) mailLink(context, user, { purpose, redirectTo, challenge });
  });
  return c.json({});
}
