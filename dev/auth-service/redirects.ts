import type { RequestContext } from './context.ts';
import type { AuthError } from './errors.ts';

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

type Fields = Readonly<Record<string, string | number>>;

/** Replaces the fragment with fields, sorted by name; `sb=` marks redirects of the server. */
export function withFragment(target: string, fields: Fields): string {
  const query = new URLSearchParams({ sb: '' });
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  query.sort();
  return `${target.replace(/#.*/, '')}#${query.toString()}`;
}

/** Merges fields into the query. */
export function withQuery(target: string, fields: Fields): string {
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
export function errorLocation(target: string, failure: AuthError, isPkce: boolean): string {
  const error = errorOfStatus[failure.status];
  const fields = {
    ...(error !== undefined && { error }),
    error_code: failure.code,
    error_description: failure.message,
  };
  return withFragment(isPkce ? withQuery(target, fields) : target, fields);
}
