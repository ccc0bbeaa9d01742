import { checkedEmail } from '#dev/auth-service/accounts/credentials.ts';
import type { RequestContext, ServiceContext } from '#dev/auth-service/context.ts';
import { AuthError, refusal } from '#dev/auth-service/errors.ts';
import { limitByIp } from '#dev/auth-service/http/rate-limiter.ts';
import {
  errorLocation,
  redirectTarget,
  withFragment,
  withQuery,
} from '#dev/auth-service/http/redirects.ts';
import { readBody, textField, type JsonObject } from '#dev/auth-service/json.ts';
import { flowMethod, linkHash, PKCE_PREFIX } from '#dev/auth-service/links/mail-link.ts';
import { FIRST_LINK_ACCEPTED, redeemLink } from '#dev/auth-service/links/redeem-link.ts';
import { beginSession, sessionJson, tokenFields } from '#dev/auth-service/sessions/session.ts';

/** Returns both stored forms of the hash of address and digits. @throws AuthError 422 */
function hashesOfCode(email: string, code: string): readonly string[] {
  try {
    const hash = linkHash(checkedEmail(email), code);
    return [hash, `${PKCE_PREFIX}${hash}`];
  } catch {
    throw refusal.invalid('Invalid email format', 422);
  }
}

/** Reads the type and the possible stored forms of the token; checks as in contract 3.4. */
function parseRequest(body: JsonObject) {
  const type = textField(body, 'type');
  const token = textField(body, 'token');
  const tokenHash = textField(body, 'token_hash');
  const email = textField(body, 'email');
  if (type === '') throw refusal.invalid('Verify requires a verification type');
  if ((token === '') === (tokenHash === '')) {
    throw refusal.invalid('Verify requires either a token or a token hash');
  }
  if (tokenHash !== '') {
    if (['email', 'phone', 'redirect_to'].some((name) => textField(body, name) !== '')) {
      throw refusal.invalid('Only the token_hash and type should be provided');
    }
    return { type, hashes: [tokenHash], isCode: false };
  }
  return { type, hashes: hashesOfCode(email, token), isCode: true };
}

/** `POST verify`: accepts the digits or the hash of an email (contract 3.4). */
export async function verify(context: ServiceContext, c: RequestContext): Promise<Response> {
  limitByIp(context, c, 'verify');
  const { type, hashes, isCode } = parseRequest(await readBody(c));
  try {
    const issued = context.store.transaction(() => {
      const { user } = redeemLink(context, type, hashes);
      return user && beginSession(context, user, 'otp');
    });
    if (issued === undefined) return c.json({ msg: FIRST_LINK_ACCEPTED, code: '200' });
    return c.json(await sessionJson(context, issued));
  } catch (error) {
    // Wrong digits have a message of their own.
    const isExpired = error instanceof AuthError && error.code === 'otp_expired';
    throw isCode && isExpired ? refusal.tokenExpired() : error;
  }
}

interface OpenedLink {
  readonly token: string;
  readonly type: string;
  /** The page that the browser is sent to. */
  readonly target: string;
  readonly isPkce: boolean;
}

/** Redeems the link. @returns the page address with tokens, code or message (contract 5.2) */
async function redirectLocation(context: ServiceContext, link: OpenedLink): Promise<string> {
  const { token, type, target, isPkce } = link;
  const { store } = context;
  const result = store.transaction(() => {
    const { user, purpose } = redeemLink(context, type, [token]);
    if (user === undefined) return { message: FIRST_LINK_ACCEPTED };
    if (!isPkce) return { issued: beginSession(context, user, 'otp') };
    const flow = store.flows.find({ userId: user.id, method: flowMethod[purpose] });
    if (flow === undefined) throw refusal.flowNotFound(400);
    return { code: flow.authCode };
  });
  if (result.message !== undefined) return withFragment(target, { message: result.message });
  if (result.code !== undefined) return withQuery(target, { code: result.code });
  const fields = await tokenFields(context, result.issued);
  return withFragment(target, { ...fields, type });
}

/** `GET verify`: opens an email link. After the first checks it always redirects (contract 5.2). */
export async function openLink(context: ServiceContext, c: RequestContext): Promise<Response> {
  limitByIp(context, c, 'verify');
  const { token = '', type = '' } = c.req.query();
  if (type === '') throw refusal.invalid('Verify requires a verification type');
  if (token === '') throw refusal.invalid('Verify requires a token or a token hash');
  const target = redirectTarget(c, context.config.siteUrl);
  const isPkce = token.startsWith(PKCE_PREFIX);
  try {
    return c.redirect(await redirectLocation(context, { token, type, target, isPkce }), 303);
  } catch (error) {
    if (error instanceof AuthError) return c.redirect(errorLocation(target, error, isPkce), 303);
    throw error;
  }
}
