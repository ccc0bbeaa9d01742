import { randomUUID } from 'node:crypto';
import { confirm, hashPassword, isBanned, userJson } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, check, checkValid } from './errors.ts';
import { queryOf, redirectTarget, redirectWith, redirectWithError } from './redirect.ts';
import { beginSession } from './session.ts';

const LINK_LIFE_MS = 3_600_000;

const CONFIRMATION = ['signup', 'invite', 'email'];
const RECOVERY = ['recovery', 'magiclink', 'email'];

/** Redeems the token of an email link. @returns also the link's type, which is never `email` */
function redeemLink(context: ServiceContext, type: string, token: string) {
  const now = context.now();
  // Links with a type of their own confirm a change of address, which the site does not offer.
  const isKnown = [...CONFIRMATION, ...RECOVERY, 'email_change'].includes(type);
  checkValid(isKnown, 'Invalid email verification type');
  const user = context.store.users.find(
    ({ confirmationToken, recoveryToken }) =>
      (CONFIRMATION.includes(type) && confirmationToken === token) ||
      (RECOVERY.includes(type) && recoveryToken === token),
  );
  check(!user || !isBanned(user, now), 403, 'user_banned', 'User is banned');
  const isConfirmation = user?.confirmationToken === token;
  const sentAt = isConfirmation ? user.confirmationSentAt : user?.recoverySentAt;
  const isFresh = sentAt && now <= sentAt + LINK_LIFE_MS;
  check(user && isFresh, 403, 'otp_expired', 'Email link is invalid or has expired');
  user.confirmationToken = user.recoveryToken = null;
  // An invited member gets a random password, until the site asks for another one.
  if (isConfirmation && user.passwordHash === null) {
    user.passwordHash = hashPassword(user, randomUUID());
    user.confirmationSentAt = user.recoverySentAt = null;
  }
  confirm(user, now);
  // A recovery confirms the address, but not the identity.
  if (isConfirmation) user.isIdentityVerified = true;
  const tokens = beginSession(context, user, 'otp');
  const typeOfMail = isConfirmation ? 'signup' : 'magiclink';
  return { user, tokens, type: type === 'email' ? typeOfMail : type };
}

/** `POST verify` of a token hash. */
export function verify(context: ServiceContext, sent: { type: string; token_hash: string }) {
  checkValid(sent.type, 'Verify requires a verification type');
  checkValid(sent.token_hash, 'Verify requires either a token or a token hash');
  const { tokens, user } = redeemLink(context, sent.type, sent.token_hash);
  return { ...tokens, user: userJson(user) };
}

/** `HEAD verify`: mail scanners send it, and must not redeem the link. */
export function leaveLink(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
}

/** `GET verify`: opens an email link. After the first checks it always redirects (contract 5.2). */
export function openLink(context: ServiceContext, c: RequestContext): Response {
  const query = queryOf(c);
  const sentType = query.get('type');
  const token = query.get('token');
  checkValid(sentType, 'Verify requires a verification type');
  checkValid(token, 'Verify requires a token or a token hash');
  const page = redirectTarget(context, c);
  try {
    const { tokens, type } = redeemLink(context, sentType, token);
    return redirectWith(page, { ...tokens, type });
  } catch (failure) {
    if (!(failure instanceof AuthError)) throw failure;
    const { code, status, message } = failure;
    const error = status === 400 ? 'invalid_request' : 'access_denied';
    return redirectWithError(page, { error, error_code: code, error_description: message });
  }
}
