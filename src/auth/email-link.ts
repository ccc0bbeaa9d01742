import type { AuthClient } from './auth-client.ts';

/** What a link from an email left in the address (contract 5.2). */
export type EmailLink =
  | RedeemableLink
  /** The first of the two links that confirm a changed email address. */
  | { readonly kind: 'halfway' }
  /** `code` is any text; the description next to it is not read (AUTH-8). */
  | { readonly kind: 'error'; readonly code: string | null };

/** A link that starts a session. */
export type RedeemableLink =
  | { readonly kind: 'tokens'; readonly purpose: string | null; readonly tokens: Tokens }
  /** Written by the owner's email template: the link stays valid until `hash` is sent. */
  | UnusedLink;

interface UnusedLink {
  readonly kind: 'unused';
  readonly purpose: string | null;
  readonly hash: string;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Query parameters that a link may set. */
const QUERY_KEYS = ['error', 'error_code', 'error_description', 'token_hash', 'type'] as const;

/**
 * Reads what a link from an email left in the address: tokens or an error of a link that the
 * service has redeemed (contract 5.2), or a token hash to redeem here (contract 5.1).
 *
 * @param href - The page's address.
 * @returns The link with its purpose (`signup`, `recovery`, …) or error code; undefined without a
 *   link. `?error=` alone does not count, because other programs set it too.
 */
export function readEmailLink(href: string): EmailLink | undefined {
  const { hash: after, searchParams } = parseAddress(href);
  const fragment = new URLSearchParams(after.slice(1));
  const access_token = fragment.get('access_token');
  const refresh_token = fragment.get('refresh_token');
  if (access_token && refresh_token) {
    const purpose = fragment.get('type');
    return { kind: 'tokens', purpose, tokens: { access_token, refresh_token } };
  }
  const hash = searchParams.get('token_hash');
  if (hash) return { kind: 'unused', purpose: searchParams.get('type'), hash };
  if (fragment.has('message') && fragment.has('sb')) return { kind: 'halfway' };
  const failed = [fragment, searchParams].find((part) => part.has('error_description'));
  if (!failed) return undefined;
  return { kind: 'error', code: failed.get('error_code') };
}

/**
 * Removes a link's parameters from the address.
 *
 * @param href - The page's address.
 * @returns Path and query without the fragment; other parameters, such as `from`, stay.
 */
export function withoutEmailLink(href: string): string {
  const url = parseAddress(href);
  for (const key of QUERY_KEYS) url.searchParams.delete(key);
  return url.pathname + url.search;
}

/** An email template appends `?token_hash=` to an address that may have a query already. */
function parseAddress(href: string): URL {
  const url = new URL(href);
  url.search = url.search.replace('?token_hash=', '&token_hash=');
  return url;
}

/**
 * Takes the link of an email out of the address. An unused link moves to the history entry of the
 * page, so that it survives a reload.
 */
export function takeEmailLink(): EmailLink | undefined {
  const link = readEmailLink(location.href);
  if (!link) return readUnusedLink(history.state);
  // The client would read the address itself, but leave the tokens in the tab's history
  // (contract 5.3).
  const state: unknown = link.kind === 'unused' ? link : history.state;
  history.replaceState(state, '', withoutEmailLink(location.href));
  return link;
}

/** Removes the unused link from the history entry of the page. */
export function dropEmailLink(): void {
  if (readUnusedLink(history.state)) history.replaceState(null, '');
}

function readUnusedLink(state: unknown): UnusedLink | undefined {
  const { hash, purpose }: { hash?: unknown; purpose?: unknown } = Object(state);
  if (typeof hash !== 'string' || purpose === undefined) return undefined;
  return { kind: 'unused', hash, purpose: typeof purpose === 'string' ? purpose : null };
}

/** What a redeemed link did. `halfway`: the link to the other email address must be opened too. */
export type LinkEffect = 'recovery' | 'invited' | 'confirmed' | 'signed-in' | 'halfway';

/** The service's purposes; `email` confirms an address of any kind. */
const PURPOSES = ['signup', 'recovery', 'email_change', 'invite', 'magiclink', 'email'] as const;
const ANY_ADDRESS = 'email';

const EFFECTS = {
  signup: 'confirmed',
  email_change: 'confirmed',
  email: 'confirmed',
  recovery: 'recovery',
  invite: 'invited',
  magiclink: 'signed-in',
} as const;

/**
 * Starts a session from an email link (AUTH-8, AUTH-10).
 *
 * @returns The client's error, or what the link did and for which member.
 */
export async function redeemEmailLink(
  auth: AuthClient,
  link: RedeemableLink,
): Promise<{ error: unknown; value: LinkEffect; memberId: string | undefined }> {
  const type = PURPOSES.find((known) => known === link.purpose) ?? ANY_ADDRESS;
  const { data, error } = await (link.kind === 'unused'
    ? auth.verifyOtp({ token_hash: link.hash, type })
    : auth.setSession(link.tokens));
  const { session } = data;
  return { error, value: session ? EFFECTS[type] : 'halfway', memberId: session?.user.id };
}
