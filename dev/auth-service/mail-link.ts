import { hash, randomInt, randomUUID } from 'node:crypto';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { redirectTarget, text } from './request.ts';
import type { Flow, LinkPurpose, MailPurpose, User } from './store.ts';

/** The fields that begin a PKCE flow. */
export const challengeFields = { code_challenge: text, code_challenge_method: text };

/** Where the link of an email leads, and the challenge of its PKCE flow, if it begins one. */
interface LinkOptions {
  readonly redirectTo: string;
  readonly challenge?: Pick<Flow, 'challenge' | 'challengeMethod'>;
}

/** Reads the link options of a request. @throws AuthError for a malformed challenge */
export function linkOptions(
  context: ServiceContext,
  c: RequestContext,
  body: Record<keyof typeof challengeFields, string>,
): LinkOptions {
  const redirectTo = redirectTarget(context, c);
  const challenge = body.code_challenge;
  const challengeMethod = body.code_challenge_method.toLowerCase();
  if ((challenge === '') !== (challengeMethod === '')) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge === '') return { redirectTo };
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw invalid('code challenge has to be 43 to 128 characters of A-Z, a-z, 0-9, -, ., _ and ~');
  }
  if (challengeMethod === 's256' || challengeMethod === 'plain') {
    return { redirectTo, challenge: { challenge, challengeMethod } };
  }
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
  const recentMails = store.mails.list({}).filter(({ sentAt }) => sentAt > now - 3_600_000);
  if (recentMails.length >= settings.mailsPerHour) {
    throw new AuthError('over_email_send_rate_limit');
  }
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

/** Lists the recipients of an email; a change of address is sent to both addresses. */
function recipients({ email, newEmail }: User, purpose: MailPurpose): [LinkPurpose, string][] {
  if (purpose !== 'email_change') return [[purpose, email]];
  const changes: [LinkPurpose, string][] = [['email_change_current', email]];
  return newEmail === null ? changes : [...changes, ['email_change_new', newEmail]];
}

/**
 * Emails a link and stores the time. Call it inside a transaction, so that a refused email rolls it
 * back.
 * @returns the user with the time of the email
 * @throws AuthError over_email_send_rate_limit, or unexpected_failure when the email cannot be sent
 */
export function mailLink(
  context: ServiceContext,
  user: User,
  purpose: MailPurpose,
  { redirectTo, challenge }: LinkOptions,
): User {
  const { store, clock, origin, faults } = context;
  const { name, sentAt, method } = mailKinds[purpose];
  const now = clock.now();
  checkMailLimits(context, user[sentAt]);
  const to = recipients(user, purpose);
  const hasFault = faults.match({ email: user.email }, true) !== undefined;
  if (hasFault || to.some(([, email]) => !MAILABLE.test(email))) {
    throw new AuthError('unexpected_failure', { message: `Error sending ${name} email` });
  }
  if (challenge !== undefined) {
    const flow = { authCode: randomUUID(), userId: user.id, method, createdAt: now };
    store.flows.save({ ...flow, ...challenge });
  }
  // The server's template encodes the address only if it contains one of these characters.
  const target = /[&=#]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  for (const [linkPurpose, email] of to) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const token = `${challenge === undefined ? '' : PKCE_PREFIX}${linkHash(email, code)}`;
    store.links.save({ hash: token, userId: user.id, purpose: linkPurpose, createdAt: now });
    const query = `token=${token}&type=${purpose}&redirect_to=${target}`;
    const link = `${origin}/auth/v1/verify?${query}`;
    store.mails.save({ to: email, purpose, token, code, link, sentAt: now });
  }
  return store.users.save({ ...user, [sentAt]: now, updatedAt: now });
}
