import type { Client } from './client.ts';
import type { LinkInAddress } from './link-in-address.ts';

/** What became of a link. `halfway`: the link to the other e-mail address has to be opened, too. */
export type LinkResult = 'recovery' | 'confirmed' | 'halfway' | 'unused';

type Redeemable = Extract<LinkInAddress, { purpose: string }>;

/** Purposes as the service knows them; `email` stands for each that confirms an address. */
const PURPOSES = ['signup', 'recovery', 'email_change', 'invite', 'magiclink', 'email'] as const;

/**
 * Makes a session of what an e-mail link brought along (AUTH-8, AUTH-10).
 *
 * Out: the client's error, or what the link was good for; never rejects for the service's errors.
 */
export async function redeemLink(
  auth: Client,
  link: Redeemable,
): Promise<{ error: unknown; value: LinkResult }> {
  const type = PURPOSES.find((known) => known === link.purpose) ?? 'email';
  const { data, error } = await (link.kind === 'unused'
    ? auth.verifyOtp({ token_hash: link.hash, type })
    : auth.setSession(link.tokens));
  if (!data.session) return { error, value: 'halfway' };
  return { error, value: type === 'recovery' ? 'recovery' : 'confirmed' };
}
