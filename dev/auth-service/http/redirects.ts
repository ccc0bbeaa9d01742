import type { RequestContext } from '#dev/auth-service/context.ts';
import type { AuthError } from '#dev/auth-service/errors.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Checks for the site's origin or any port of the local machine (contract 5.1). */
function isAllowedRedirect(target: string, siteUrl: string): boolean {
  // The URL parser strips a leading space and control characters, and converts backslashes.
  if (/^ |[\\\p{Cc}]/u.test(target) || !URL.canParse(target)) return false;
  const url = new URL(target);
  if (url.origin === new URL(siteUrl).origin) return true;
  return /^https?:$/.test(url.protocol) && LOOPBACK.test(url.hostname);
}

/** Returns the page that an email link leads to: `redirect_to`, the referring page, or the site. */
export function redirectTarget(c: RequestContext, siteUrl: string): string {
  const redirectTo = c.req.header('redirect_to') ?? c.req.query('redirect_to');
  const pages = [redirectTo, c.req.header('Referer')];
  return pages.find((page) => page !== undefined && isAllowedRedirect(page, siteUrl)) ?? siteUrl;
}

const errorOfStatus = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
]);

type Fields = Readonly<Record<string, string | number>>;

function pairs(fields: Fields): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  query.sort();
  return query;
}

/** Replaces the fragment with fields; `sb=` marks redirects of the server. */
export function withFragment(target: string, fields: Fields): string {
  return `${target.replace(/#.*/, '')}#${pairs({ ...fields, sb: '' }).toString()}`;
}

/** Merges fields into the query. */
export function withQuery(target: string, fields: Fields): string {
  const url = new URL(target);
  for (const [name, value] of pairs(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the target of a failed link; PKCE flows set query and fragment (contract 5.2). */
export function errorLocation(target: string, error: AuthError, isPkce: boolean): string {
  const word = errorOfStatus.get(error.status);
  const fields = {
    ...(word === undefined ? {} : { error: word }),
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(isPkce ? withQuery(target, fields) : target, fields);
}
