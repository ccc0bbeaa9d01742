import type { AuthClient } from './auth-client.ts';
import { readAuthError } from './auth-error.ts';
import {
  dropEmailLink,
  redeemEmailLink,
  takeEmailLink,
  type EmailLink,
  type LinkEffect,
  type RedeemableLink,
} from './email-link.ts';
import type { SessionStore } from './session-store.ts';
import { MEMBER_CHANGED, isRetryable } from './user-message.ts';

/** A link that is redeemed only if the visitor asks for it. */
export interface LinkQuestion {
  /** Address of the link's account; undefined where only redeeming the link tells it. */
  readonly email: string | undefined;
  /** Address of the member whose session the link would replace; undefined without a session. */
  readonly member: string | undefined;
}

type Redeemed = Promise<{ error: unknown; value: LinkEffect | LinkQuestion }>;

/** What the link in the address, or the one that waits, leads to. */
type NextStep =
  | { readonly error: Extract<EmailLink, { kind: 'error' }> }
  | { readonly value: LinkEffect | LinkQuestion }
  | { readonly redeem: (client: AuthClient) => Redeemed };

interface LinkReturn {
  /** Returns what follows from the link; undefined without one. */
  readonly next: () => NextStep | undefined;
  readonly drop: () => void;
}

/** Reads links from emails, asks where necessary, and redeems them (AUTH-8, AUTH-10). */
export function createLinkReturn(store: SessionStore): LinkReturn {
  /** `asked`: the visitor was asked while this member, or nobody, was signed in. */
  let waiting: { link: RedeemableLink; asked?: { memberId: string | undefined } } | undefined;

  const drop = () => {
    waiting = undefined;
    dropEmailLink();
  };

  const ask = (link: RedeemableLink, email?: string): LinkQuestion => {
    waiting = { link, asked: { memberId: store.member?.id } };
    return { email, member: store.member?.email };
  };

  const redeem = async (client: AuthClient, link: RedeemableLink): Redeemed => {
    const { error, value, memberId } = await store.hold(store.member?.id, () =>
      redeemEmailLink(client, link),
    );
    if (!isRetryable(readAuthError(error))) drop();
    const isReplaced = memberId !== undefined && memberId !== store.member?.id;
    return { error: isReplaced ? MEMBER_CHANGED : error, value };
  };

  /** Redeems a link of the signed-in member, and asks before it redeems another's. */
  const redeemOwn = async (
    client: AuthClient,
    link: Extract<RedeemableLink, { kind: 'tokens' }>,
  ): Redeemed => {
    // The client would remove the stored session if the link's has ended.
    const { data, error } = await store.hold(undefined, () =>
      client.getUser(link.tokens.access_token),
    );
    if (error) return { error, value: 'halfway' };
    if (data.user.id === store.member?.id) return redeem(client, link);
    return { error, value: ask(link, data.user.email) };
  };

  return {
    drop,
    next: () => {
      const link = waiting?.link ?? takeEmailLink();
      if (!link) return undefined;
      if (link.kind === 'error') return { error: link };
      if (link.kind === 'halfway') return { value: link.kind };
      const memberId = store.member?.id;
      const { asked } = (waiting ??= { link });
      if (asked && asked.memberId === memberId) return { redeem: (client) => redeem(client, link) };
      if (link.kind === 'unused') return { value: ask(link) };
      return {
        redeem: (client) => (store.member ? redeemOwn(client, link) : redeem(client, link)),
      };
    },
  };
}
