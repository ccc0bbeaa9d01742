import type { RequestContext, ServiceContext } from './context.ts';

const BROKEN = /;|%(?![\da-f]{2})/i;
const MALFORMED = /\p{Cc}|^[^?]*%(?![\da-f]{2})/iu;
const LOOPBACK = String.raw`[a-z][a-z\d+.-]*://(?:127(?:\.(?:0|[1-9]\d{0,2})){3}|\[::1\])(?::\d*)?`;

/** Allows the site, with any port if it is `localhost`, and addresses of this machine. */
function isAllowed(address: string, siteUrl: string): boolean {
  // Only the scheme may be in capitals; no other spelling of a host, such as `127.1`, is allowed.
  const scheme = address.split(':', 1).join('').toLowerCase();
  const { protocol, hostname, host } = new URL(siteUrl);
  const site = hostname === 'localhost' ? String.raw`localhost(?::\d*)?` : RegExp.escape(host);
  const form = new RegExp(`^(?:${protocol}//${site}|${LOOPBACK})(?=[/?#]|$)`);
  return form.test(scheme + address.slice(scheme.length)) && !MALFORMED.test(address);
}

/** Reads the query like the real server, which drops a pair with `;` or a broken `%`. */
export function queryOf(c: RequestContext): URLSearchParams {
  const pairs = new URL(c.req.url).search.slice(1).split('&');
  return new URLSearchParams(pairs.filter((pair) => !BROKEN.test(pair)).join('&'));
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

type Fields = Readonly<Record<string, string | number>>;

/** Writes a fragment, sorted by name; `sb=` marks redirects of the server. */
function fragment(fields: Fields): string {
  const query = new URLSearchParams({ sb: '' });
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  query.sort();
  return `#${query.toString()}`;
}

/** Adds a session to an address, after any fragment that it has. */
export function withSession(address: string, fields: Fields): string {
  return address + fragment(fields);
}

/** Adds an error to an address, in place of its fragment. */
export function withError(address: string, fields: Fields): string {
  const [page = ''] = address.split('#', 1);
  const [path = '', ...query] = page.split('?');
  const encoded = path.replace(UNSAFE, (character) => encodeURIComponent(character));
  return [encoded, ...query].join('?') + fragment(fields);
}

/** Answers 303 with the same header and page as the real server. */
export function seeOther(address: string): Response {
  const target = address.replace(/[^\0-\x7f]/gu, (c) => encodeURIComponent(c).toLowerCase());
  const escaped = target.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const href = escaped.replaceAll('"', '&#34;').replaceAll("'", '&#39;');
  const headers = { Location: target, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(`<a href="${href}">See Other</a>.\n\n`, { status: 303, headers });
}
