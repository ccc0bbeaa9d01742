import { afterAll, expect, test, vi } from 'vitest';
import type { AuthClient } from '#src/auth/auth-client.ts';
import { LOGIN_TEXTS } from '#src/islands/login/texts.ts';

const CLIENT = '#src/auth/auth-client.ts';
const loadAuthClient = vi.fn<() => Promise<AuthClient>>();

// Test files share their modules: the service may have been loaded with the real client.
vi.resetModules();
vi.doMock(CLIENT, () => ({ loadAuthClient }));
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('dispatchEvent', vi.fn());
const { createAuthService } = await import('#src/auth/auth-service.ts');
afterAll(() => {
  vi.doUnmock(CLIENT);
  vi.resetModules();
  vi.unstubAllGlobals();
});

const configuration = {
  state: 'ready',
  url: 'https://abc.supabase.co',
  key: 'sb_publishable_x',
  storageKey: 'sb-abc-auth-token',
} as const;
const auth = createAuthService(configuration, '(626) 555-0142', LOGIN_TEXTS.messages);

test('AUTH-6 reports a script that could not be loaded as try-again', async () => {
  loadAuthClient.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await auth.signIn('a@b.example', 'x')).toMatchObject({
    ok: false,
    message: { code: 'try-again' },
  });
});

test('prepare loads the client, and leaves a failure to the next call', () => {
  loadAuthClient.mockClear().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  auth.prepare();
  expect(loadAuthClient).toHaveBeenCalledOnce();
});

test('ERR-1 does not report an error in our own code as a network failure', async () => {
  const { AuthClient } = await import('@supabase/supabase-js');
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const client = Object.assign(new AuthClient({ fetch }), { forgetFailedRefresh: vi.fn() });
  vi.spyOn(client, 'signInWithPassword').mockRejectedValue(new TypeError('x is undefined'));
  loadAuthClient.mockResolvedValueOnce(client);
  await expect(auth.signIn('a@b.example', 'x')).rejects.toThrow('x is undefined');
});
