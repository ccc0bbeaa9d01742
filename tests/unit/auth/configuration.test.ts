import { describe, expect, test } from 'vitest';
import { authConfiguration } from '#src/auth/configuration.ts';

const url = 'https://abcdefgh.supabase.co';

test.each<[string | undefined, string | undefined, string]>([
  [undefined, undefined, 'neither is set'],
  [url, undefined, 'no key is set'],
  [undefined, 'sb_publishable_x', 'no URL is set'],
  ['', '', 'both empty'],
  [' ', ' ', 'both blank'],
  ['not an address', 'sb_publishable_x', 'the URL is invalid'],
])('AUTH-11 reports an incomplete configuration as missing: %j and %j: %s', (address, key) => {
  expect(authConfiguration(address, key)).toEqual({ state: 'missing' });
});

describe('AUTH-11 accepts only a public key', () => {
  test('throws for a secret one', () => {
    expect(() => authConfiguration(url, 'sb_secret_abcdef')).toThrow('PUBLIC_SUPABASE_ANON_KEY');
  });

  test.each(['sb_publishable_abcdef', 'a.!.c'])('accepts %s', (key) => {
    expect(authConfiguration(` ${url}// `, ` ${key} `)).toEqual({
      state: 'ready',
      url,
      key,
      storageKey: 'sb-abcdefgh-auth-token',
    });
  });
});
