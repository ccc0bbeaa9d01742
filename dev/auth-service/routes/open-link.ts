import { AuthError } from '#dev/auth-service/errors/auth-error.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { AuthContext, Endpoint } from '#dev/auth-service/http/endpoint.ts';
import { limitByIp } from '#dev/auth-service/http/limit-by-ip.ts';
import { redirectTarget } from '#dev/auth-service/http/redirect-target.ts';
import { flowMethod, pkcePrefix } from '#dev/auth-service/links/mail-link.ts';
import { firstLinkAccepted, redeemLink } from '#dev/auth-service/links/redeem-link.ts';
import {
  errorLocation,
  withFragment,
  withMessage,
  withQuery,
} from '#dev/auth-service/links/redirect-location.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { beginSession } from '#dev/auth-service/sessions/begin-session.ts';
import { tokenFields } from '#dev/auth-service/sessions/session-json.ts';

interface Opened {
  readonly token: string;
  readonly type: string;
  /** The page the browser goes on to. */
  readonly target: string;
  readonly isPkce: boolean;
}

/** Uses the link up and says where the browser goes on with what it earned (contract 5.2). */
async function location(parts: AuthParts, { token, type, target, isPkce }: Opened) {
  const { store } = parts;
  const earned = store.transaction(() => {
    const { user, purpose } = redeemLink(parts, type, [token]);
    if (user === undefined) return { message: firstLinkAccepted };
    if (!isPkce) {
      const emailType = purpose === 'recovery' ? 'magiclink' : purpose;
      const issued = beginSession(parts, user, 'otp');
      return { issued, earnedType: type === 'email' ? emailType : type };
    }
    const flow = store.flows.newest(user.id, flowMethod[purpose]);
    if (flow === undefined) throw refusal.flowNotFound(400);
    return { code: flow.authCode };
  });
  if (earned.message !== undefined) return withMessage(target, { message: earned.message });
  if (earned.code !== undefined) return withQuery(target, { code: earned.code });
  return withFragment(target, {
    ...(await tokenFields(parts, earned.issued)),
    type: earned.earnedType,
  });
}

async function openLink(parts: AuthParts, c: AuthContext): Promise<Response> {
  limitByIp(parts, c, 'verify');
  const token = c.req.query('token') ?? '';
  const type = c.req.query('type') ?? '';
  if (type === '') throw refusal.invalid('Verify requires a verification type');
  if (token === '') throw refusal.invalid('Verify requires a token or a token hash');
  const target = redirectTarget(c, parts.config.siteUrl);
  const isPkce = token.startsWith(pkcePrefix);
  try {
    return c.redirect(await location(parts, { token, type, target, isPkce }), 303);
  } catch (error) {
    if (error instanceof AuthError) return c.redirect(errorLocation(target, error, isPkce), 303);
    throw error;
  }
}

/** `GET verify`: a mailed link is opened. After the first checks every outcome is a redirect. */
export function openLinkEndpoint(parts: AuthParts): Endpoint {
  return { method: 'GET', path: '/verify', answer: (c) => openLink(parts, c) };
}
