import type { AuthClient } from './auth-client.ts';
import { readAuthError } from './auth-error.ts';
import type { Member, SessionStore } from './session-store.ts';
import { MEMBER_CHANGED, isSessionEnded } from './user-message.ts';

/**
 * Sends a request on behalf of one member. Where the service refuses the access token (its signing
 * secret was changed, or this device's clock is slow), gets a new one and sends the request again.
 *
 * @returns The error; `MEMBER_CHANGED` when another member, or nobody, is signed in. Then nothing
 *   was sent, or it was sent for the right member.
 */
export async function sendAs(
  member: Member,
  client: AuthClient,
  store: SessionStore,
  send: () => Promise<{ error: unknown }>,
): Promise<unknown> {
  if (store.member?.id !== member.id) return MEMBER_CHANGED;
  const error = await store.hold(member.id, async () => {
    client.forgetFailedRefresh();
    const first = await send();
    if (readAuthError(first.error).code !== 'bad_jwt') return first.error;
    const renewed = await client.refreshSession({ refresh_token: store.refreshToken });
    return renewed.error ?? (await send()).error;
  });
  const isReplaced = store.member !== undefined && store.member.id !== member.id;
  return error && isReplaced ? MEMBER_CHANGED : error;
}

/**
 * Ends all sessions of the signed-in member. The stored session stays.
 *
 * The client's own `signOut` counts a refusal as success (contract 6.3). `admin.signOut` is the same request with
 * the member's own access token.
 */
export async function endSessions(client: AuthClient): Promise<{ error: unknown }> {
  const { data, error } = await client.getSession();
  const ended = data.session ? await client.admin.signOut(data.session.access_token) : { error };
  // The service has ended the session before.
  return isSessionEnded(readAuthError(ended.error)) ? { error: null } : ended;
}
