/** What a confirmation or recovery link brought along in the address. */
export type LinkInAddress =
  | { readonly kind: 'tokens'; readonly purpose: string; readonly tokens: Tokens }
  /** Made so by the owner's e-mail template: nothing is used up until `hash` is sent. */
  | { readonly kind: 'unused'; readonly purpose: string; readonly hash: string }
  /** The first of the two links of a changed e-mail address. */
  | { readonly kind: 'halfway' }
  /** `code` is whatever the address says; its description is not read (AUTH-8). */
  | { readonly kind: 'error'; readonly code: string };

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** What a link may bring in the query. */
const QUERY_KEYS = ['error', 'error_code', 'error_description', 'token_hash', 'type'] as const;

/**
 * Reads the return from an e-mail link (contract, 5.2), or a link to be used here (5.1).
 *
 * In: the page's address. Out: tokens or the hash with their purpose (`signup`, `recovery`, …), or
 * what else became of the link; undefined where the address carries nothing of the kind. A lone
 * `?error=1` is anyone's and says nothing.
 */
export function linkInAddress(href: string): LinkInAddress | undefined {
  const { hash: after, searchParams } = new URL(href);
  const fragment = new URLSearchParams(after.slice(1));
  const access_token = fragment.get('access_token');
  const refresh_token = fragment.get('refresh_token');
  if (access_token && refresh_token) {
    const purpose = fragment.get('type') ?? '';
    return { kind: 'tokens', purpose, tokens: { access_token, refresh_token } };
  }
  const hash = searchParams.get('token_hash');
  if (hash) return { kind: 'unused', purpose: searchParams.get('type') ?? '', hash };
  // Its words are not shown: anyone can write an address.
  if (fragment.has('message') && fragment.has('sb')) return { kind: 'halfway' };
  const told = [fragment, searchParams].find((part) => part.has('error_description'));
  if (!told) return undefined;
  return { kind: 'error', code: told.get('error_code') ?? '' };
}

/**
 * The address without what a link brought along.
 *
 * In: the page's address. Out: path and query, `from` and others kept, the fragment gone.
 */
export function addressWithoutLink(href: string): string {
  const url = new URL(href);
  for (const key of QUERY_KEYS) url.searchParams.delete(key);
  return url.pathname + url.search;
}
