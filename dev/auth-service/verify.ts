import { confirmed, isBanned, checkedEmail } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { linkHash, mailKinds, PKCE_PREFIX } from './mail-link.ts';
import { limitByIp, readBody, redirectTarget, text } from './request.ts';
import { beginSession, sessionJson, tokenFields } from './session.ts';
import type { LinkPurpose, User } from './store.ts';

const LINK_LIFE_MS = 3_600_000;
const emailChange: readonly LinkPurpose[] = ['email_change_current', 'email_change_new'];
const purposesOfType = new Map<string, readonly LinkPurpose[]>([
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email_change', emailChange],
  ['email', ['signup', 'recovery']],
]);

/**
 * Changes the address after the second link of an email change.
 * @returns the user with the new address, or undefined after the first link
 * @throws AuthError email_exists when another account has taken the address in the meantime
 */
function changeEmail({ store, clock }: ServiceContext, user: User): User | undefined {
  const userId = user.id;
  if (emailChange.some((purpose) => store.links.find({ userId, purpose }))) return undefined;
  const email = user.newEmail ?? user.email;
  const owner = store.users.find({ email });
  if (owner !== undefined && owner.id !== userId) throw new AuthError('email_exists');
  store.links.remove({ userId });
  // The metadata keeps the old address, as on the real server.
  const identityData = { ...user.identityData, email, email_verified: true };
  const changed = { ...user, email, newEmail: null, identityData };
  return store.users.save(confirmed(changed, clock.now()));
}

/** The message after the first of the two links of an email change (contract 5.2). */
const FIRST_LINK_ACCEPTED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

interface LinkRequest {
  readonly type: string;
  /** The forms in which the token may be stored. */
  readonly hashes: readonly string[];
  /** The error for an unknown or expired token. */
  readonly expired?: AuthError;
}

/**
 * Redeems an emailed token. Call it inside a transaction.
 * @returns the purpose of the link and its user; no user after the first of two links
 * @throws AuthError validation_failed for an unknown type, otp_expired, user_banned
 */
function redeemLink(
  context: ServiceContext,
  { type, hashes, expired = new AuthError('otp_expired') }: LinkRequest,
) {
  const { store, clock } = context;
  const purposes = purposesOfType.get(type);
  if (purposes === undefined) throw invalid('Invalid email verification type');
  const candidates = hashes.flatMap((hash) => purposes.map((purpose) => ({ hash, purpose })));
  const [link] = candidates.flatMap((candidate) => store.links.find(candidate) ?? []);
  const user = link && store.users.find({ id: link.userId });
  if (!link || !user) throw expired;
  const now = clock.now();
  if (isBanned(user, now)) throw new AuthError('user_banned');
  if (now > link.createdAt + LINK_LIFE_MS) throw expired;

  const { hash, purpose } = link;
  store.links.remove({ hash });
  if (purpose !== 'signup' && purpose !== 'recovery') {
    return { user: changeEmail(context, user), purpose: 'email_change' as const };
  }
  // Invalidates every other pending link. A recovery confirms the address, but not the identity.
  store.links.remove({ userId: user.id });
  const identityData =
    purpose === 'signup' ? { ...user.identityData, email_verified: true } : user.identityData;
  return { user: store.users.save({ ...confirmed(user, now), identityData }), purpose };
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

const errorOfStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Returns the target of a failed link; PKCE flows set query and fragment (contract 5.2). */
function errorLocation(target: string, failure: AuthError, isPkce: boolean): string {
  const error = errorOfStatus[failure.status];
  const fields = {
    ...(error !== undefined && { error }),
    error_code: failure.code,
    error_description: failure.message,
  };
  return withFragment(isPkce ? withQuery(target, fields) : target, fields);
}

/** Reads the type and the possible stored forms of the token; checks as in contract 3.4. */
async function parseRequest(c: RequestContext) {
  const body = await readBody(c, {
    ...{ type: text, token: text, token_hash: text },
    ...{ email: text, phone: text, redirect_to: text },
  });
  const { type, token, token_hash: tokenHash } = body;
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (tokenHash === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (token !== '') {
    const hash = linkHash(checkedEmail(body.email, 422), token);
    const expired = new AuthError('otp_expired', { message: 'Token has expired or is invalid' });
    return { type, hashes: [hash, `${PKCE_PREFIX}${hash}`], expired };
  }
  if (body.email + body.phone + body.redirect_to !== '') {
    throw invalid('Only the token_hash and type should be provided');
  }
  return { type, hashes: [tokenHash] };
}

/** `POST verify`: accepts the digits or the hash of an email (contract 3.4). */
export async function verify(context: ServiceContext, c: RequestContext): Promise<Response> {
  limitByIp(context, c, 'verify');
  const request = await parseRequest(c);
  const issued = context.store.transaction(() => {
    const { user } = redeemLink(context, request);
    return user && beginSession(context, user, 'otp');
  });
  if (issued === undefined) return c.json({ msg: FIRST_LINK_ACCEPTED, code: '200' });
  return c.json(await sessionJson(context, issued));
}

/** Redeems the link. @returns the page address with tokens, code or message (contract 5.2) */
async function redirectLocation(
  context: ServiceContext,
  link: { readonly token: string; readonly type: string; readonly target: string },
): Promise<string> {
  const { token, type, target } = link;
  const { store } = context;
  const result = store.transaction(() => {
    const { user, purpose } = redeemLink(context, { type, hashes: [token] });
    if (user === undefined) return { message: FIRST_LINK_ACCEPTED };
    if (!token.startsWith(PKCE_PREFIX)) return { issued: beginSession(context, user, 'otp') };
    const flow = store.flows.find({ userId: user.id, method: mailKinds[purpose].method });
    if (flow === undefined) throw new AuthError('flow_state_not_found', { status: 400 });
    return { code: flow.authCode };
  });
  if (result.message !== undefined) return withFragment(target, { message: result.message });
  if (result.code !== undefined) return withQuery(target, { code: result.code });
  return withFragment(target, { ...(await tokenFields(context, result.issued)), type });
}

/** `GET verify`: opens an email link. After the first checks it always redirects (contract 5.2). */
export async function openLink(context: ServiceContext, c: RequestContext): Promise<Response> {
  limitByIp(context, c, 'verify');
  const { token, type } = c.req.query();
  if (!type) throw invalid('Verify requires a verification type');
  if (!token) throw invalid('Verify requires a token or a token hash');
  const target = redirectTarget(context, c);
  try {
    return c.redirect(await redirectLocation(context, { token, type, target }), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(errorLocation(target, error, token.startsWith(PKCE_PREFIX)), 303);
  }
}
