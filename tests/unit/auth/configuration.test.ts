import { describe, expect, test } from 'vitest';
import { authConfiguration } from '#src/auth/configuration.ts';

const url = 'https://abcdefgh.supabase.co';
const token = (role: string) => `e30.${btoa(JSON.stringify({ role })).replaceAll('=', '')}.x`;

describe('AUTH-11 without configuration there is a state with a name', () => {
  test.each<[string | undefined, string | undefined, string]>([
    [undefined, undefined, 'neither'],
    [url, undefined, 'no key'],
    [undefined, 'sb_publishable_x', 'no address'],
    ['', '', 'both empty'],
    [' ', ' ', 'both blank'],
    ['not an address', 'sb_publishable_x', 'no address to speak of'],
  ])('%j and %j: %s', (address, key) => {
    expect(authConfiguration(address, key)).toEqual({ state: 'missing' });
  });
});

describe('AUTH-11 the browser holds only the public key', () => {
  test.each([
    ['sb_secret_abcdef', 'a secret key'],
    [token('service_role'), 'an older secret key'],
  ])('%s stops the build: %s', (key) => {
    expect(() => authConfiguration(url, key)).toThrow('PUBLIC_SUPABASE_ANON_KEY');
  });

  test.each(['sb_publishable_abcdef', token('anon'), 'a.!.c'])('%s is taken', (key) => {
    expect(authConfiguration(`${url}/ `, key)).toEqual({
      state: 'ready',
      url,
      key,
      storageKey: 'sb-abcdefgh-auth-token',
    });
  });
});
