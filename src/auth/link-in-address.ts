/** What a confirmation or recovery link brought along in the address. */
export type LinkInAddress =
  | { readonly kind: 'tokens'; readonly purpose: string; readonly tokens: Tokens }
  | { readonly kind: 'error'; readonly code: string; readonly message: string };

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

const ERROR_KEYS = ['error', 'error_code', 'error_description'] as const;

/**
 * Reads the return from an e-mail link (contract, 5.2).
 *
 * In: the page's address. Out: tokens with their purpose (`signup`, `recovery`, …), or the error;
 * undefined where the address carries neither. A lone `?error=1` is anyone's and says nothing.
 */
export function linkInAddress(href: string): LinkInAddress | undefined {
  const { hash, searchParams } = new URL(href);
  const fragment = new URLSearchParams(hash.slice(1));
  const access_token = fragment.get('access_token');
  const refresh_token = fragment.get('refresh_token');
  if (access_token && refresh_token) {
    const purpose = fragment.get('type') ?? '';
    return { kind: 'tokens', purpose, tokens: { access_token, refresh_token } };
  }
  const told = [fragment, searchParams].find((part) => part.has('error_description'));
  if (!told) return undefined;
  const code = told.get('error_code') ?? '';
  return { kind: 'error', code, message: told.get('error_description') ?? '' };
}

/**
 * The address without what a link brought along.
 *
 * In: the page's address. Out: path and query, `from` and others kept, the fragment gone.
 */
export function addressWithoutLink(href: string): string {
  const url = new URL(href);
  for (const key of ERROR_KEYS) url.searchParams.delete(key);
  return url.pathname + url.search;
}
