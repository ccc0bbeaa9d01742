import { hash, randomUUID } from 'node:crypto';
import { checkedEmail } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { check, checkValid } from './errors.ts';
import { encodeInLink, redirectTarget } from './redirect.ts';
import { notImplemented } from './request.ts';
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
 * Emails a link, which replaces the one of an earlier email of the kind (contract 1.4, contract 5.1).
 * @param page where the link leads
 * @throws AuthError over_email_send_rate_limit, or unexpected_failure when the email cannot be sent
 */
export function mailLink(
  context: ServiceContext,
  user: User,
  purpose: Mail['purpose'],
  page: string,
): void {
  const { store, faults, origin } = context;
  const { name, token: tokenField, sentAt } = kinds[purpose];
  const { email: to } = user;
  const now = context.now();
  const waitMs = (user[sentAt] ?? -Infinity) + MAIL_INTERVAL_MS - now;
  const wait = `${Math.floor(waitMs / 1000)} seconds`;
  const tooSoon = `For security purposes, you can only request this after ${wait}.`;
  check(waitMs <= 0, 429, 'over_email_send_rate_limit', tooSoon);
  const fault = faults.match({ email: to }, true)?.kind;
  check(fault !== 'mail-quota', 429, 'over_email_send_rate_limit', 'email rate limit exceeded');
  const isSent = fault === undefined && MAILABLE.test(to);
  check(isSent, 500, 'unexpected_failure', `Error sending ${name} email`);
  const token = hash('sha224', randomUUID());
  const query = `token=${token}&type=${purpose}&redirect_to=${encodeInLink(page)}`;
  store.mails.unshift({ to, purpose, token, link: `${origin}/auth/v1/verify?${query}` });
  user[tokenField] = token;
  user[sentAt] = user.updatedAt = now;
}

/** `POST recover` (contract 3.4). The response is the same for an unknown address. */
export function recover(context: ServiceContext, { email }: { email: string }, c: RequestContext) {
  checkValid(email, 'Password recovery requires an email');
  const user = context.store.findUser(checkedEmail(email));
  if (user) mailLink(context, user, 'recovery', redirectTarget(context, c));
  return {};
}

/** `POST resend` of a confirmation. */
export function resend(
  context: ServiceContext,
  { type, email }: { type: string; email: string },
  c: RequestContext,
) {
  if (type !== 'signup') throw notImplemented(c, ` with the type ${type}`);
  checkValid(email, 'Type provided requires an email address');
  const user = context.store.findUser(checkedEmail(email));
  if (user?.emailConfirmedAt === null) {
    mailLink(context, user, 'signup', redirectTarget(context, c));
  }
  return {};
}
