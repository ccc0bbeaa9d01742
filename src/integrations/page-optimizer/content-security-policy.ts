import { createHash } from 'node:crypto';

/** What a page needs beyond nothing. */
export interface PageNeeds {
  /** texts of its inline scripts and style sheet, exactly as they stand in the page */
  readonly scripts: readonly string[];
  readonly style: string;
  /** origins besides its own that its scripts may ask */
  readonly origins: readonly string[];
  /** names of the Trusted Types policies that its scripts make */
  readonly trustedTypes: readonly string[];
}

/**
 * The Content Security Policy of one page: all is closed, and what this page needs is named. Costs
 * 0.1 to 0.3 KB a page (brotli, quality 4).
 *
 * `'self'` stays in script-src everywhere: islands load their code from there, and browsers hold
 * the Speculation-Rules header to script-src (https://github.com/w3c/webappsec-csp/pull/808).
 * Out: the value for a meta element; frame-ancestors works in a header only (public/_headers).
 */
export function contentSecurityPolicy({
  scripts,
  style,
  origins,
  trustedTypes,
}: PageNeeds): string {
  return [
    "default-src 'none'",
    sources('script-src', ["'self'", ...scripts.map(hash)]),
    sources('style-src', ["'self'", ...(style === '' ? [] : [hash(style)])]),
    "img-src 'self' data:",
    sources('connect-src', ["'self'", ...origins]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    sources('trusted-types', trustedTypes),
  ].join(';');
}

function sources(directive: string, allowed: readonly string[]): string {
  return `${directive} ${allowed.length > 0 ? [...new Set(allowed)].join(' ') : "'none'"}`;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
