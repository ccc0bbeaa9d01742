import { checkedEmail, confirmed, isBanned } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { linkHash, PKCE_PREFIX, voidLinks } from './mail-link.ts';
import { limitByIp, readBody, redirectTarget, text } from './request.ts';
import { beginSession, sessionJson, tokenFields } from './session.ts';
import type { Mail, MailPurpose, User } from './store.ts';

const LINK_LIFE_MS = 3_600_000;
const purposesOfType = new Map<string, readonly MailPurpose[]>([
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email_change', ['email_change']],
  ['email', ['signup', 'recovery']],
]);

/** Changes the address after the second link of an email change; undefined after the first. */
function changeEmail({ store, clock }: ServiceContext, user: User): User | undefined {
  const links = store.mails.list({ userId: user.id, purpose: 'email_change', usedAt: null });
  if (links.length > 0) return undefined;
  const email = user.newEmail ?? user.email;
  const owner = store.users.find({ email });
  if (owner !== undefined && owner.id !== user.id) throw new AuthError('email_exists');
  // The metadata keeps the old address, as on the real server.
  const identityData = { ...user.identityData, email, email_verified: true };
  const changed = { ...user, email, newEmail: null, identityData };
  return store.users.save(confirmed(changed, clock.now()));
}

/** The message after the first of the two links of an email change (contract 5.2). */
const FIRST_LINK_ACCEPTED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Redeems an emailed token. Call it inside a transaction.
 * @param tokens the forms in which the token may be stored
 * @param expired the error for an unknown or expired token
 * @returns the email and its user; no user after the first of two links
 */
function redeemLink(
  context: ServiceContext,
  type: string,
  tokens: readonly string[],
  expired = new AuthError('otp_expired'),
): { readonly mail: Mail; readonly user: User | undefined } {
  const { store, clock } = context;
  const purposes = purposesOfType.get(type);
  if (purposes === undefined) throw invalid('Invalid email verification type');
  const mails = tokens.flatMap((token) => store.mails.list({ token, usedAt: null }));
  const mail = mails.find(({ purpose }) => purposes.includes(purpose));
  const user = mail && store.users.find({ id: mail.userId });
  if (!mail || !user) throw expired;
  const now = clock.now();
  if (isBanned(user, now)) throw new AuthError('user_banned');
  if (now > mail.sentAt + LINK_LIFE_MS) throw expired;

  store.mails.save({ ...mail, usedAt: now });
  if (mail.purpose === 'email_change') return { mail, user: changeEmail(context, user) };
  voidLinks(context, user.id);
  // A recovery confirms the address, but not the identity.
  const isVerified = mail.purpose === 'signup' && { email_verified: true };
  const identityData = { ...user.identityData, ...isVerified };
  return { mail, user: store.users.save({ ...confirmed(user, now), identityData }) };
}

type Fields = Readonly<Record<string, string | number>>;

/** Replaces the fragment with fields, sorted by name; `sb=` marks redirects of the server. */
function withFragment(target: string, fields: Fields): string {
  const query = new URLSearchParams({ sb: '' });
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  query.sort();
  return `${target.replace(/#.*/, '')}#${query.toString()}`;
}

/** Merges fields into the query. */
function withQuery(target: string, fields: Fields): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
  return url.href;
}

const errorOfStatus = new Map([
  [400, 'invalid_request'],
  [403, 'access_denied'],
]);

/** Returns the target of a failed link; PKCE flows set query and fragment (contract 5.2). */
function errorLocation(target: string, failure: AuthError, isPkce: boolean): string {
  const error = errorOfStatus.get(failure.status);
  const fields = {
    ...(error !== undefined && { error }),
    error_code: failure.code,
    error_description: failure.message,
  };
  return withFragment(isPkce ? withQuery(target, fields) : target, fields);
}

/** `POST verify`: accepts the digits or the hash of an email (contract 3.4). */
export async function verify(context: ServiceContext, c: RequestContext): Promise<Response> {
  limitByIp(context, c, 'verify');
  const fields = { type: text, token: text, token_hash: text, email: text };
  const body = await readBody(c, { ...fields, phone: text, redirect_to: text });
  const { type, token } = body;
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (body.token_hash === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (token === '' && body.email + body.phone + body.redirect_to !== '') {
    throw invalid('Only the token_hash and type should be provided');
  }
  const hash = token === '' ? body.token_hash : linkHash(checkedEmail(body.email, 422), token);
  const tokens = token === '' ? [hash] : [hash, `${PKCE_PREFIX}${hash}`];
  const message = token === '' ? undefined : 'Token has expired or is invalid';
  const issued = context.store.transaction(() => {
    const { user } = redeemLink(context, type, tokens, new AuthError('otp_expired', { message }));
    return user && beginSession(context, user, 'otp');
  });
  if (issued === undefined) return c.json({ msg: FIRST_LINK_ACCEPTED, code: '200' });
  return c.json(await sessionJson(context, issued));
}

/** `GET verify`: opens an email link. After the first checks it always redirects (contract 5.2). */
export async function openLink(context: ServiceContext, c: RequestContext): Promise<Response> {
  limitByIp(context, c, 'verify');
  const { store } = context;
  const { token, type } = c.req.query();
  if (!type) throw invalid('Verify requires a verification type');
  if (!token) throw invalid('Verify requires a token or a token hash');
  const target = redirectTarget(context, c);
  const isPkce = token.startsWith(PKCE_PREFIX);
  try {
    const result = store.transaction(() => {
      const { user, mail } = redeemLink(context, type, [token]);
      if (user === undefined) return withFragment(target, { message: FIRST_LINK_ACCEPTED });
      if (mail.authCode !== null) return withQuery(target, { code: mail.authCode });
      return beginSession(context, user, 'otp');
    });
    if (typeof result === 'string') return c.redirect(result, 303);
    const fields = await tokenFields(context, result);
    return c.redirect(withFragment(target, { ...fields, type }), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(errorLocation(target, error, isPkce), 303);
  }
}
