import type { RequestContext, ServiceContext } from './context.ts';

const LOOPBACK = String.raw`[a-z][a-z\d+.-]*://(?:127(?:\.(?:0|[1-9]\d{0,2})){3}|\[::1\])(?::\d*)?`;
const MALFORMED = /\p{Cc}|^[^?]*%(?![\da-f]{2})/iu;

/** Allows the site, with any port if it is `localhost`, and addresses of this machine. */
function isAllowed(address: string, siteUrl: string): boolean {
  // Only the scheme may be in capitals; no other spelling of a host, such as `127.1`, is allowed.
  const lowered = address.replace(/^[^:]*/, (scheme) => scheme.toLowerCase());
  const { protocol, hostname, host } = new URL(siteUrl);
  const site = hostname === 'localhost' ? String.raw`localhost(?::\d*)?` : RegExp.escape(host);
  const form = new RegExp(`^(?:${protocol}//${site}|${LOOPBACK})(?=[/?#]|$)`);
  return form.test(lowered) && !MALFORMED.test(address);
}

/** Reads the query like the real server, which drops a pair with `;` or a broken `%`. */
export function queryOf(c: RequestContext): URLSearchParams {
  const pairs = new URL(c.req.url).search.slice(1).split('&');
  return new URLSearchParams(pairs.filter((pair) => !/;|%(?![\da-f]{2})/i.test(pair)).join('&'));
}

/** Returns the page that an email link leads to: `redirect_to`, the referring page, or the site. */
export function redirectTarget({ config }: ServiceContext, c: RequestContext): string {
  const candidates = [queryOf(c).get('redirect_to'), c.req.header('Referer')];
  return candidates.find((page) => page && isAllowed(page, config.SITE_URL)) || config.SITE_URL;
}

const UNSAFE = /[^\x21-\x7e]|["<>\\^`{|}]/gu;

/** Encodes an address for the link of an email, as the real server's template does. */
export function encodeInLink(address: string): string {
  if (/[&=#]/.test(address)) return encodeURIComponent(address).replaceAll('%20', '+');
  return address.replace(UNSAFE, (character) => encodeURIComponent(character).toLowerCase());
}

/** Redirects to an address; the fields follow its fragment, sorted (contract 5.2). */
export function redirectWith(address: string, fields: Record<string, string | number>): Response {
  const query = new URLSearchParams({ sb: '' });
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  query.sort();
  const page = address.replace(/[^\0-\x7f]/gu, (c) => encodeURIComponent(c).toLowerCase());
  const headers = { Location: `${page}#${query}`, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(null, { status: 303, headers });
}

/** Redirects with an error, which replaces a fragment. */
export function redirectWithError(address: string, fields: Record<string, string>): Response {
  const [page = ''] = address.split('#', 1);
  const path = page.replace(/^[^?]*/, (part) => part.replace(UNSAFE, encodeURIComponent));
  return redirectWith(path, fields);
}
