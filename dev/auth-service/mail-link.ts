import { hash, randomInt, randomUUID } from 'node:crypto';
import { checkedEmail } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { limitByIp, readBody, redirectTarget, text } from './request.ts';
import type { MailPurpose, User } from './store.ts';

/** The fields that begin a PKCE flow. */
export const challengeFields = { code_challenge: text, code_challenge_method: text };

/** Returns the S256 challenge of a PKCE verifier. */
export function challengeOf(verifier: string): string {
  return hash('sha256', verifier, 'base64url');
}

/** Reads where the link of an email leads, and the challenge of its PKCE flow (null without). */
export function linkOptions(
  context: ServiceContext,
  c: RequestContext,
  body: Record<keyof typeof challengeFields, string>,
) {
  const redirectTo = redirectTarget(context, c);
  const challenge = body.code_challenge;
  const challengeMethod = body.code_challenge_method.toLowerCase();
  if ((challenge === '') !== (challengeMethod === '')) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge === '') return { redirectTo, challenge: null };
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw invalid('code challenge has to be 43 to 128 characters of A-Z, a-z, 0-9, -, ., _ and ~');
  }
  if (challengeMethod === 's256') return { redirectTo, challenge };
  if (challengeMethod === 'plain') return { redirectTo, challenge: challengeOf(challenge) };
  throw new AuthError('unexpected_failure');
}

/** Minimum time between two emails of one kind to one user. */
const MAIL_INTERVAL_MS = 60_000;

/** Refuses an email too soon after the last one of its kind, or above the hourly limit. */
function checkMailLimits({ settings, clock, store }: ServiceContext, lastSentAt: number | null) {
  const now = clock.now();
  const waitMs = lastSentAt === null ? 0 : lastSentAt + MAIL_INTERVAL_MS - now;
  if (waitMs > 0) {
    const wait = `${Math.floor(waitMs / 1000)} seconds`;
    const message = `For security purposes, you can only request this after ${wait}.`;
    throw new AuthError('over_email_send_rate_limit', { message });
  }
  if (settings.mailsPerHour === null || settings.autoconfirm) return;
  const recent = store.mails.list({}).filter(({ sentAt }) => sentAt > now - 3_600_000);
  if (recent.length >= settings.mailsPerHour) throw new AuthError('over_email_send_rate_limit');
}

/** Prefix of a token whose flow began with a challenge; the prefix alone decides the flow. */
export const PKCE_PREFIX = 'pkce_';

/** Of each email: its name in errors, the column of its time, the `amr` method of a PKCE flow. */
export const mailKinds = {
  signup: { name: 'confirmation', sentAt: 'confirmationSentAt', method: 'email/signup' },
  recovery: { name: 'recovery', sentAt: 'recoverySentAt', method: 'recovery' },
  email_change: { name: 'email change', sentAt: 'emailChangeSentAt', method: 'email_change' },
} as const satisfies Record<MailPurpose, object>;

/** No empty segments in the local part, because mail libraries refuse `a..b@site.example`. */
const MAILABLE = /^[^.@]+(?:\.[^.@]+)*@/;

/** Returns the token of a link: the hex SHA-224 of address and code (contract 5.1). */
export function linkHash(email: string, code: string): string {
  return hash('sha224', email + code);
}

/** Invalidates the links in a user's emails, of one purpose or of all. */
export function voidLinks({ store, clock }: ServiceContext, userId: string, purpose?: MailPurpose) {
  for (const mail of store.mails.list({ userId, usedAt: null })) {
    if (purpose === undefined || mail.purpose === purpose) {
      store.mails.save({ ...mail, usedAt: clock.now() });
    }
  }
}

/**
 * Emails a link and saves the user, unless the email is refused.
 * @returns the user with the time of the email
 * @throws AuthError over_email_send_rate_limit, or unexpected_failure when the email cannot be sent
 */
export function mailLink(
  context: ServiceContext,
  user: User,
  purpose: MailPurpose,
  { redirectTo, challenge }: ReturnType<typeof linkOptions>,
): User {
  const { store, clock, origin, faults } = context;
  const { name, sentAt } = mailKinds[purpose];
  const now = clock.now();
  checkMailLimits(context, user[sentAt]);
  // A change of address is confirmed at both addresses.
  const isChange = purpose === 'email_change' && user.newEmail !== null;
  const to = isChange ? [user.email, user.newEmail] : [user.email];
  const hasFault = faults.match({ email: user.email }, true) !== undefined;
  if (hasFault || !to.every((email) => MAILABLE.test(email))) {
    throw new AuthError('unexpected_failure', { message: `Error sending ${name} email` });
  }
  voidLinks(context, user.id, purpose);
  // The server's template encodes the address only if it contains one of these characters.
  const target = /[&=#]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  for (const email of to) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const token = `${challenge === null ? '' : PKCE_PREFIX}${linkHash(email, code)}`;
    const link = `${origin}/auth/v1/verify?token=${token}&type=${purpose}&redirect_to=${target}`;
    const authCode = challenge === null ? null : randomUUID();
    const mail = { to: email, userId: user.id, purpose, token, code, link, sentAt: now };
    store.mails.save({ ...mail, usedAt: null, authCode, challenge });
  }
  return store.users.save({ ...user, [sentAt]: now, updatedAt: now });
}

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
