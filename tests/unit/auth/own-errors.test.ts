import { expect, test, vi } from 'vitest';
import { loadAuthClient } from '#src/auth/auth-client.ts';
import { createAuthService } from '#src/auth/auth-service.ts';

vi.mock('#src/auth/auth-client.ts', () => ({ loadAuthClient: vi.fn() }));
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('dispatchEvent', vi.fn());

const configuration = {
  state: 'ready',
  url: 'https://abc.supabase.co',
  key: 'sb_publishable_x',
  storageKey: 'sb-abc-auth-token',
} as const;
const auth = createAuthService(configuration, '(626) 555-0142');

test('AUTH-6 reports a script that could not be loaded as try-again', async () => {
  vi.mocked(loadAuthClient).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await auth.signIn('a@b.example', 'x')).toMatchObject({
    ok: false,
    message: { code: 'try-again' },
  });
});

test('ERR-1 does not report an error in our own code as a network failure', async () => {
  const { AuthClient } = await import('@supabase/supabase-js');
  const client = new AuthClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  vi.spyOn(client, 'signInWithPassword').mockRejectedValue(new TypeError('x is undefined'));
  vi.mocked(loadAuthClient).mockResolvedValueOnce(client);
  await expect(auth.signIn('a@b.example', 'x')).rejects.toThrow('x is undefined');
});
