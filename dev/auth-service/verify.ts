import { hashSync } from 'bcryptjs';
import { randomUUID } from 'node:crypto';
import { confirm, isBanned } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { queryOf, redirectTarget, seeOther, withError, withSession } from './redirect.ts';
import { readBody } from './request.ts';
import { beginSession, sessionJson, tokenFields, type IssuedSession } from './session.ts';

const LINK_LIFE_MS = 3_600_000;

const CONFIRMATION = ['signup', 'invite', 'email'];
const RECOVERY = ['recovery', 'magiclink', 'email'];

/**
 * Redeems the token of an email link.
 * @returns the session and the link's type, which is never `email`
 */
function redeemLink(
  context: ServiceContext,
  type: string,
  token: string,
): { readonly issued: IssuedSession; readonly type: string } {
  const { store, clock, config } = context;
  const now = clock.now();
  // Links with a type of their own confirm a change of address, which the site does not offer.
  if (![...CONFIRMATION, ...RECOVERY, 'email_change'].includes(type)) {
    throw invalid('Invalid email verification type');
  }
  const confirmed =
    CONFIRMATION.includes(type) && store.users.find((row) => row.confirmationToken === token);
  const user =
    confirmed ||
    (RECOVERY.includes(type) && store.users.find((row) => row.recoveryToken === token));
  if (!user) throw new AuthError('otp_expired');
  if (isBanned(user, now)) throw new AuthError('user_banned');
  const sentAt = confirmed ? user.confirmationSentAt : user.recoverySentAt;
  if (sentAt === null || now > sentAt + LINK_LIFE_MS) throw new AuthError('otp_expired');

  user.confirmationToken = user.recoveryToken = null;
  // An invited member gets a random password, until the site asks for another one.
  if (confirmed && user.passwordHash === null) {
    user.passwordHash = hashSync(randomUUID(), config.AUTH_BCRYPT_COST);
    user.confirmationSentAt = user.recoverySentAt = null;
  }
  confirm(user, now);
  // A recovery confirms the address, but not the identity.
  if (confirmed) user.isIdentityVerified = true;
  const issued = beginSession(context, user, 'otp');
  if (type !== 'email') return { issued, type };
  return { issued, type: confirmed ? 'signup' : 'magiclink' };
}

/** `POST verify` of a token hash. */
export async function verify(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { type, token_hash: token } = await readBody(c, 'type', 'token_hash');
  if (type === '') throw invalid('Verify requires a verification type');
  if (token === '') throw invalid('Verify requires either a token or a token hash');
  return c.json(await sessionJson(context, redeemLink(context, type, token).issued));
}

const errorOfStatus = new Map([
  [400, 'invalid_request'],
  [403, 'access_denied'],
]);

/** `GET verify`: opens an email link. After the first checks it always redirects. */
export async function openLink(context: ServiceContext, c: RequestContext): Promise<Response> {
  // Mail scanners send it, and must not redeem the link.
  if (c.req.method === 'HEAD') return c.body(null, 405, { Allow: 'GET, POST' });
  const query = queryOf(c);
  const sentType = query.get('type');
  const token = query.get('token');
  if (!sentType) throw invalid('Verify requires a verification type');
  if (!token) throw invalid('Verify requires a token or a token hash');
  const page = redirectTarget(context, c);
  try {
    const { issued, type } = redeemLink(context, sentType, token);
    return seeOther(withSession(page, { ...(await tokenFields(context, issued)), type }));
  } catch (failure) {
    if (!(failure instanceof AuthError)) throw failure;
    const { code, status, message } = failure;
    const error = String(errorOfStatus.get(status));
    return seeOther(withError(page, { error, error_code: code, error_description: message }));
  }
}
