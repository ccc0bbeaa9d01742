import type { AuthContext } from './endpoint.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** True for the site's own origin and for any port of this machine (contract 5.1). */
function isAllowedRedirect(target: string, siteUrl: string): boolean {
  // What browsers strip or turn into a slash must not slip past the comparison below; a blank further on may.
  if (/^ |[\\\p{Cc}]/u.test(target) || !URL.canParse(target)) return false;
  const url = new URL(target);
  if (url.origin === new URL(siteUrl).origin) return true;
  return /^https?:$/.test(url.protocol) && loopback.test(url.hostname);
}

/** Where a link of this request shall lead: `redirect_to`, else the referring page, else the site. */
export function redirectTarget(c: AuthContext, siteUrl: string): string {
  const asked = c.req.header('redirect_to') ?? c.req.query('redirect_to');
  const wishes = [asked, c.req.header('Referer')];
  return wishes.find((wish) => wish !== undefined && isAllowedRedirect(wish, siteUrl)) ?? siteUrl;
}
