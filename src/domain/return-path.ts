/** Any address does: it only gives relative paths something to be relative to. */
const HERE = 'https://here.invalid';

/** Addresses of this site are plain ASCII. No percent sign: an encoded slash may be decoded later. */
const PLAIN_PATH = /^\/(?:[\w\-.~]+(?:\/[\w\-.~]+)*\/?)?$/;

/** Anything a browser or a proxy drops, folds or reads as a slash before it looks at an address. */
const TRICKY = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

const LONGEST = 1000;

/**
 * The address to follow after sign-in (AUTH-4): a path on this site, and nothing else.
 *
 * In: the value of `?from=`, as a visitor or an attacker wrote it; null where there is none.
 * Out: path, query and hash in the form the browser's own parser gives them; `/` when in doubt.
 */
export function safeReturnPath(raw: string | null): string {
  if (raw === null || raw.length > LONGEST || TRICKY.test(raw)) return '/';
  if (!raw.startsWith('/') || raw.startsWith('//')) return '/';
  const url = parsed(raw);
  // What counts is what the parser made of it: `/..//evil.example` begins with one slash, too.
  if (url?.origin !== HERE || !PLAIN_PATH.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** `URL.parse` says the same in one word, but browsers older than 2024 lack it. */
function parsed(raw: string): URL | undefined {
  try {
    return new URL(raw, HERE);
  } catch {
    return undefined;
  }
}
