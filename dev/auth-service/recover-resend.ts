import { checkedEmail } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { challengeFields, linkOptions, mailLink } from './mail-link.ts';
import { limitByIp, readBody, text } from './request.ts';

/** `POST recover` (contract 3.4). */
export async function recover(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings } = context;
  limitByIp(context, c, 'recover');
  const body = await readBody(c, { ...challengeFields, email: text });
  if (!settings.emailProviderEnabled) throw new AuthError('email_provider_disabled');
  if (body.email === '') throw invalid('Password recovery requires an email');
  const email = checkedEmail(body.email);
  const options = linkOptions(context, c, body);
  const user = store.users.find({ email });
  // The response is the same for an unknown address.
  if (user !== undefined) mailLink(context, user, 'recovery', options);
  return c.json({});
}

/** `POST resend` (contract 3.4). */
export async function resend(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings } = context;
  limitByIp(context, c, 'resend');
  const body = await readBody(c, { ...challengeFields, type: text, email: text });
  const purpose = body.type;
  if (purpose !== 'signup' && purpose !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const options = linkOptions(context, c, body);
  if (body.email === '') throw invalid('Type provided requires an email address');
  if (!settings.emailProviderEnabled) throw new AuthError('email_provider_disabled');
  const user = store.users.find({ email: checkedEmail(body.email) });
  const isPending = purpose === 'signup' ? !user?.emailConfirmedAt : Boolean(user?.newEmail);
  if (user !== undefined && isPending) mailLink(context, user, purpose, options);
  return c.json({});
}
