import { createHash, randomInt, randomUUID } from 'node:crypto';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { LinkPurpose } from '#dev/auth-service/store/links.ts';
import type { MailPurpose } from '#dev/auth-service/store/mails.ts';
import type { User } from '#dev/auth-service/store/users.ts';
import type { Challenge } from './challenge.ts';
import { checkMailLimits } from './mail-limits.ts';

/** Marks a token whose flow began with a challenge; the prefix alone decides the flow. */
export const pkcePrefix = 'pkce_';

/** The `amr` method of a session that a flow of this kind ends in. */
export const flowMethod = {
  signup: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change',
} as const satisfies Record<MailPurpose, string>;

/** How the server names the mail that it could not send. */
const mailName = {
  signup: 'confirmation',
  recovery: 'recovery',
  email_change: 'email change',
} as const satisfies Record<MailPurpose, string>;

/** No empty part before or between the dots of the local part: mail libraries refuse `a..b@site.example`. */
const isMailable = /^[^.@]+(?:\.[^.@]+)*@/;

const sentAtField = {
  signup: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  email_change: 'emailChangeSentAt',
} as const satisfies Record<MailPurpose, keyof User>;

/** What is asked of a mail, but for its reader. */
export interface LinkWish {
  readonly purpose: MailPurpose;
  readonly redirectTo: string;
  readonly challenge: Challenge | undefined;
}

/** Hex SHA-224 of address and code: the token of the link (contract 5.1). */
export function linkHash(email: string, code: string): string {
  return createHash('sha224')
    .update(email + code)
    .digest('hex');
}

function linkAddress(origin: string, token: string, { purpose, redirectTo }: LinkWish): string {
  // Encoded only where it must be, like the server's own template.
  const target = /[&=#]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  return `${origin}/auth/v1/verify?token=${token}&type=${purpose}&redirect_to=${target}`;
}

/** To whom a mail of this kind goes; a change of address is put to both addresses. */
function recipients(user: User, purpose: MailPurpose): readonly [LinkPurpose, string][] {
  if (purpose !== 'email_change') return [[purpose, user.email]];
  return [
    ['email_change_current', user.email],
    ['email_change_new', user.newEmail ?? user.email],
  ];
}

/**
 * Mails a link and remembers when. Call it inside a transaction: a refused mail undoes the rest.
 * @returns the user with the time of the mail
 * @throws AuthError over_email_send_rate_limit, or unexpected_failure when the mail cannot be sent
 */
export function mailLink(parts: AuthParts, user: User, wish: LinkWish): User {
  const { purpose, challenge } = wish;
  const { store, clock, origin } = parts;
  const now = clock.now();
  checkMailLimits(parts, user[sentAtField[purpose]]);
  const to = recipients(user, purpose);
  const canSend = to.every(([, email]) => isMailable.test(email));
  if (!canSend || parts.faults.meet({ email: user.email }, true) !== undefined) {
    throw refusal.mailFailed(mailName[purpose]);
  }
  if (challenge !== undefined) {
    const flow = { ...challenge, authCode: randomUUID(), userId: user.id, createdAt: now };
    store.flows.add({ ...flow, purpose: flowMethod[purpose] });
  }
  for (const [linkPurpose, email] of to) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const token = `${challenge === undefined ? '' : pkcePrefix}${linkHash(email, code)}`;
    store.links.put({ hash: token, userId: user.id, createdAt: now }, linkPurpose);
    const link = linkAddress(origin, token, wish);
    store.mails.add({ to: email, purpose, token, code, link, sentAt: now });
  }
  return store.users.save({ ...user, [sentAtField[purpose]]: now, updatedAt: now });
}
