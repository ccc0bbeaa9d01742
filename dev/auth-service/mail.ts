import { hash, randomUUID } from 'node:crypto';
import { checkedEmail } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { encodeInLink, redirectTarget } from './redirect.ts';
import { notImplemented, readBody } from './request.ts';
import type { Mail, User } from './store.ts';

/** Minimum time between two emails of one kind to one user. */
const MAIL_INTERVAL_MS = 60_000;

/** No empty segments in the local part, because mail libraries refuse `a..b@site.example`. */
const MAILABLE = /^[^.@]+(?:\.[^.@]+)*@/;

/** Of each email: its name in errors, and the token of the user that its link redeems. */
const kinds = {
  signup: { name: 'confirmation', token: 'confirmationToken', sentAt: 'confirmationSentAt' },
  invite: { name: 'invite', token: 'confirmationToken', sentAt: 'confirmationSentAt' },
  recovery: { name: 'recovery', token: 'recoveryToken', sentAt: 'recoverySentAt' },
  magiclink: { name: 'magic link', token: 'recoveryToken', sentAt: 'recoverySentAt' },
} as const satisfies Record<Mail['purpose'], object>;

/**
 * Emails a link, which replaces the one of an earlier email of the kind.
 * @param page where the link leads
 * @throws AuthError over_email_send_rate_limit, or unexpected_failure when the email cannot be sent
 */
export function mailLink(
  { store, clock, origin, faults }: ServiceContext,
  user: User,
  purpose: Mail['purpose'],
  page: string,
): void {
  const { name, token: tokenField, sentAt } = kinds[purpose];
  const now = clock.now();
  const lastSentAt = purpose === 'invite' ? null : user[sentAt];
  const waitMs = lastSentAt === null ? 0 : lastSentAt + MAIL_INTERVAL_MS - now;
  if (waitMs > 0) {
    const wait = `${Math.floor(waitMs / 1000)} seconds`;
    const message = `For security purposes, you can only request this after ${wait}.`;
    throw new AuthError('over_email_send_rate_limit', { message });
  }
  const { email } = user;
  if (faults.match({ email }, 'mail-quota')) throw new AuthError('over_email_send_rate_limit');
  if (faults.match({ email }, 'mail') || !MAILABLE.test(email)) {
    throw new AuthError('unexpected_failure', { message: `Error sending ${name} email` });
  }
  const token = hash('sha224', randomUUID());
  const query = `token=${token}&type=${purpose}&redirect_to=${encodeInLink(page)}`;
  const link = `${origin}/auth/v1/verify?${query}`;
  store.mails.unshift({ to: email, purpose, token, link, sentAt: now });
  user[tokenField] = token;
  user[sentAt] = user.updatedAt = now;
}

/** `POST recover`. */
export async function recover(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings } = context;
  const { email } = await readBody(c, 'email');
  if (!settings.emailProviderEnabled) throw new AuthError('email_provider_disabled');
  if (email === '') throw invalid('Password recovery requires an email');
  const user = store.findUser(checkedEmail(email));
  // The response is the same for an unknown address.
  if (user !== undefined) mailLink(context, user, 'recovery', redirectTarget(context, c));
  return c.json({});
}

/** `POST resend` of a confirmation. */
export async function resend(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings } = context;
  const { type, email } = await readBody(c, 'type', 'email');
  if (type !== 'signup') throw notImplemented(c, ` with the type ${type}`);
  if (email === '') throw invalid('Type provided requires an email address');
  if (!settings.emailProviderEnabled) throw new AuthError('email_provider_disabled');
  const user = store.findUser(checkedEmail(email));
  if (user?.emailConfirmedAt === null) {
    mailLink(context, user, 'signup', redirectTarget(context, c));
  }
  return c.json({});
}
