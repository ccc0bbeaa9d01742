/** Base for parsing relative paths; never requested. */
const HERE = 'https://here.invalid';

/** Paths of this site are ASCII. A percent sign is refused: an encoded slash may be decoded later. */
const PLAIN_PATH = /^\/(?:[\w\-.~]+(?:\/[\w\-.~]+)*\/?)?$/;

/** Characters that browsers or proxies drop, fold or read as a slash before they parse an address. */
const TRICKY = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

const LONGEST = 1000;

/**
 * Validates the address to follow after sign-in (AUTH-4). Only a path on this site is accepted.
 *
 * @param raw - Value of `?from=`, which anyone can write; null where it is missing.
 * @param home - Path for any other value.
 * @returns path, query and hash as normalized by the URL parser.
 */
export function safeReturnPath(raw: string | null, home = '/'): string {
  if (raw === null || raw.length > LONGEST || TRICKY.test(raw)) return home;
  if (!raw.startsWith('/')) return home;
  const url = parsed(raw);
  // Checks the parsed path, because `/..//evil.example` also begins with a single slash.
  if (url?.origin !== HERE || !PLAIN_PATH.test(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}

/** Parses a URL. `URL.parse` is missing in browsers older than 2024. */
function parsed(raw: string): URL | undefined {
  try {
    return new URL(raw, HERE);
  } catch {
    return undefined;
  }
}
