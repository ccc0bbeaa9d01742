import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { ServiceContext } from '#dev/auth-service/context.ts';
import { refusal } from '#dev/auth-service/errors.ts';
import { textField, type JsonObject } from '#dev/auth-service/json.ts';
import type { Flow, LinkPurpose } from '#dev/auth-service/store.ts';
import type { MailPurpose } from '#dev/auth-service/store.ts';
import type { User } from '#dev/auth-service/store.ts';

/** The fields that begin a PKCE flow. */
export type Challenge = Pick<Flow, 'challenge' | 'challengeMethod'>;

/**
 * Reads the PKCE challenge of a request.
 * @returns undefined for the implicit flow
 * @throws AuthError validation_failed when one of the two fields is missing or the challenge is
 * malformed; unexpected_failure for an unknown method
 */
export function challengeFrom(body: JsonObject): Challenge | undefined {
  const challenge = textField(body, 'code_challenge');
  const method = textField(body, 'code_challenge_method').toLowerCase();
  if ((challenge === '') !== (method === '')) {
    throw refusal.invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge === '') return undefined;
  if (challenge.length < 43 || challenge.length > 128) {
    throw refusal.invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw refusal.invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method !== 's256' && method !== 'plain') throw refusal.unexpected();
  return { challenge, challengeMethod: method };
}

/** Returns true when the challenge was derived from the verifier. */
export function isVerifierOf(verifier: string, flow: Challenge): boolean {
  if (flow.challengeMethod === 'plain') return verifier === flow.challenge;
  return createHash('sha256').update(verifier).digest('base64url') === flow.challenge;
}

/** Minimum time between two emails of one kind to one user. */
const MAIL_INTERVAL_MS = 60_000;

/**
 * Refuses an email too soon after the last one of its kind, or above the project's hourly limit.
 * @param lastSentAt milliseconds; null when no email of that kind is pending
 * @throws AuthError over_email_send_rate_limit, in the two wordings of contract 1.4
 */
function checkMailLimits(context: ServiceContext, lastSentAt: number | null): void {
  const { settings, clock, store } = context;
  const now = clock.now();
  const waitMs = (lastSentAt ?? -Infinity) + MAIL_INTERVAL_MS - now;
  if (waitMs > 0) throw refusal.mailTooSoon(Math.floor(waitMs / 1000));
  if (settings.mailsPerHour === null || settings.autoconfirm) return;
  const recentMails = store.mails.list({}).filter(({ sentAt }) => sentAt > now - 3_600_000);
  if (recentMails.length >= settings.mailsPerHour) throw refusal.mailsPerHour();
}

/** Prefix of a token whose flow began with a challenge; the prefix alone decides the flow. */
export const PKCE_PREFIX = 'pkce_';

/** The `amr` method of the session that a flow of this kind starts. */
export const flowMethod = {
  signup: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change',
} as const satisfies Record<MailPurpose, string>;

/** The name of each email in the server's error message. */
const mailName = {
  signup: 'confirmation',
  recovery: 'recovery',
  email_change: 'email change',
} as const satisfies Record<MailPurpose, string>;

/** No empty segments in the local part, because mail libraries refuse `a..b@site.example`. */
const MAILABLE = /^[^.@]+(?:\.[^.@]+)*@/;

const sentAtField = {
  signup: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  email_change: 'emailChangeSentAt',
} as const satisfies Record<MailPurpose, keyof User>;

/** A request for an email with a link. */
interface LinkRequest {
  readonly purpose: MailPurpose;
  readonly redirectTo: string;
  readonly challenge: Challenge | undefined;
}

/** Returns the token of a link: the hex SHA-224 of address and code (contract 5.1). */
export function linkHash(email: string, code: string): string {
  return createHash('sha224')
    .update(email + code)
    .digest('hex');
}

function linkAddress(origin: string, token: string, { purpose, redirectTo }: LinkRequest): string {
  // The server's template encodes the address only if it contains one of these characters.
  const target = /[&=#]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  return `${origin}/auth/v1/verify?token=${token}&type=${purpose}&redirect_to=${target}`;
}

/** Lists the recipients of an email; a change of address is sent to both addresses. */
function recipients(user: User, purpose: MailPurpose): readonly [LinkPurpose, string][] {
  if (purpose !== 'email_change') return [[purpose, user.email]];
  return [
    ['email_change_current', user.email],
    ['email_change_new', user.newEmail ?? user.email],
  ];
}

/**
 * Emails a link and stores the time. Call it inside a transaction, so that a refused email rolls it
 * back.
 * @returns the user with the time of the email
 * @throws AuthError over_email_send_rate_limit, or unexpected_failure when the email cannot be sent
 */
export function mailLink(context: ServiceContext, user: User, request: LinkRequest): User {
  const { purpose, challenge } = request;
  const { store, clock, origin } = context;
  const now = clock.now();
  checkMailLimits(context, user[sentAtField[purpose]]);
  const to = recipients(user, purpose);
  const hasFault = context.faults.match({ email: user.email }, true) !== undefined;
  if (hasFault || to.some(([, email]) => !MAILABLE.test(email))) {
    throw refusal.mailFailed(mailName[purpose]);
  }
  if (challenge !== undefined) {
    const flow = { ...challenge, authCode: randomUUID(), userId: user.id, createdAt: now };
    store.flows.save({ ...flow, method: flowMethod[purpose] });
  }
  for (const [linkPurpose, email] of to) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const token = `${challenge === undefined ? '' : PKCE_PREFIX}${linkHash(email, code)}`;
    store.links.save({ hash: token, userId: user.id, purpose: linkPurpose, createdAt: now });
    const link = linkAddress(origin, token, request);
    store.mails.save({ to: email, purpose, token, code, link, sentAt: now });
  }
  return store.users.save({ ...user, [sentAtField[purpose]]: now, updatedAt: now });
}
