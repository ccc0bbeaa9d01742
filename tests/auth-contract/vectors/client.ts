import { AuthClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { redirectOf } from '#tests/auth-contract/support/links.ts';
import type { Vector } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

/** Creates an AuthClient that stores nothing, for the server under test. */
const authClient = ({ url, key = '' }: World) =>
  new AuthClient({
    url,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });

/** The calls of src/auth through the site's auth client. */
export const clientVectors: readonly Vector[] = [
  {
    title: 'H5 sign-up, resend, the tokens of the link, a new password and sign-out',
    run: async (world) => {
      const client = authClient(world);
      const { email, password } = world.stranger();
      const { data } = await client.signUp({ email, password });
      expect([data.session, data.user?.identities?.length]).toEqual([null, 1]);
      await world.control.advance(61);
      expect((await client.resend({ type: 'signup', email })).error).toBeNull();
      const { fragment } = redirectOf(await world.openLink(email));
      const access_token = String(fragment.get('access_token'));
      const refresh_token = String(fragment.get('refresh_token'));
      const { error } = await client.setSession({ access_token, refresh_token });
      expect(error).toBeNull();
      expect((await client.updateUser({ password: 'brand-new-horse-3' })).error).toBeNull();
      expect((await client.refreshSession()).error).toBeNull();
      expect((await client.signOut()).error).toBeNull();
      const again = await client.signInWithPassword({ email, password: 'brand-new-horse-3' });
      expect(again.data.session?.user.email).toBe(email);
    },
  },
  {
    title: 'H6 a reset and its token hash; a second use is otp_expired',
    run: async (world) => {
      const client = authClient(world);
      const { email } = await world.member();
      expect((await client.resetPasswordForEmail(email)).error).toBeNull();
      const { token: token_hash } = await world.control.latestMail(email);
      const { data } = await client.verifyOtp({ token_hash, type: 'recovery' });
      expect(data.session?.user.email).toBe(email);
      const { error } = await client.verifyOtp({ token_hash, type: 'recovery' });
      expect([error?.status, error?.code]).toEqual([403, 'otp_expired']);
    },
  },
];
