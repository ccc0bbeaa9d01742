import { createHash } from 'node:crypto';

/** What a page needs beyond nothing. */
export interface PageNeeds {
  /** texts of its inline scripts and styles, exactly as they stand in the page */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** origins besides its own that its scripts may ask */
  readonly origins: readonly string[];
  /** names of the Trusted Types policies that its scripts make */
  readonly trustedTypes: readonly string[];
}

/**
 * The Content Security Policy of one page: all is closed, and what this page needs is named.
 *
 * `'self'` stays in script-src everywhere: islands load their code from there, and browsers hold
 * the Speculation-Rules header to script-src (https://github.com/w3c/webappsec-csp/pull/808).
 * Out: the value for a meta element; frame-ancestors works in a header only (public/_headers).
 */
export function contentSecurityPolicy(page: PageNeeds): string {
  const { scripts, styles, origins, trustedTypes } = page;
  return [
    "default-src 'none'",
    sources('script-src', ["'self'", ...hashes(scripts)]),
    sources('style-src', hashes(styles)),
    "img-src 'self' data:",
    sources('connect-src', ["'self'", ...origins]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    sources('trusted-types', trustedTypes),
  ].join(';');
}

function sources(directive: string, allowed: readonly string[]): string {
  return `${directive} ${allowed.length > 0 ? [...new Set(allowed)].join(' ') : "'none'"}`;
}

function hashes(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${digest(text)}'`);
}

/** @returns the SHA-256 digest of a text in base64 */
function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64');
}
