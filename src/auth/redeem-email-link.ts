import type { AuthClient } from './auth-client.ts';
import type { EmailLink } from './email-link.ts';

/** What a link did. `halfway`: the link to the other email address must be opened too. */
export type LinkResult = 'recovery' | 'confirmed' | 'halfway' | 'unused';

type Redeemable = Extract<EmailLink, { kind: 'tokens' | 'unused' }>;

/** The service's purposes; `email` confirms an address of any kind. */
const PURPOSES = ['signup', 'recovery', 'email_change', 'invite', 'magiclink', 'email'] as const;
const ANY_ADDRESS = 'email';

/**
 * Starts a session from an email link (AUTH-8, AUTH-10).
 *
 * @returns The client's error, or what the link did.
 */
export async function redeemEmailLink(
  auth: AuthClient,
  link: Redeemable,
): Promise<{ error: unknown; value: LinkResult }> {
  const type = PURPOSES.find((known) => known === link.purpose) ?? ANY_ADDRESS;
  const { data, error } = await (link.kind === 'unused'
    ? auth.verifyOtp({ token_hash: link.hash, type })
    : auth.setSession(link.tokens));
  if (!data.session) return { error, value: 'halfway' };
  return { error, value: type === 'recovery' ? 'recovery' : 'confirmed' };
}
