import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { authConfiguration } from '#src/auth/configuration.ts';
import { CLIENT_INFO, loadAuthClient } from '#src/auth/auth-client.ts';
import { SessionStore } from '#src/auth/session-store.ts';

const url = 'https://abcdefgh.supabase.co';
const key = 'sb_publishable_x';

test('AUTH-8 configures the client like createClient(url, key).auth', async () => {
  const configuration = authConfiguration(url, key);
  if (configuration.state === 'missing') throw new Error('Expected a configuration');
  const ours = await loadAuthClient(configuration, new SessionStore(configuration.storageKey));
  const theirs = createClient(url, key).auth;
  const names = [
    'url',
    'storageKey',
    'flowType',
    'detectSessionInUrl',
    'autoRefreshToken',
    'persistSession',
  ];
  for (const name of names)
    expect([name, Reflect.get(ours, name)]).toEqual([name, Reflect.get(theirs, name)]);
  expect({ ...headersOf(ours), 'X-Client-Info': '' }).toEqual({
    ...headersOf(theirs),
    'X-Client-Info': '',
  });
});

test('AUTH-8 sends the X-Client-Info of the pinned release in a browser', () => {
  const release = (info: unknown) => String(info).replace(/;.*/, '');
  const theirs: unknown = Reflect.get(headersOf(createClient(url, key).auth), 'X-Client-Info');
  expect(release(CLIENT_INFO)).toBe(release(theirs));
  expect(CLIENT_INFO).toMatch(/; platform=browser$/);
});

function headersOf(client: object): object {
  const headers: unknown = Reflect.get(client, 'headers');
  return typeof headers === 'object' && headers !== null ? headers : {};
}
