import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { storageKey } from '#src/auth/storage-key.ts';

describe('AUTH-8 storageKey equals the key of the vendor’s client', () => {
  test.each([undefined, '', 'abc', '127.0.0.1:4322'])(
    'returns undefined for %j, which is not a URL',
    (url) => {
      expect(storageKey(url)).toBeUndefined();
    },
  );

  test.each([
    ['https://abcdefgh.supabase.co', 'sb-abcdefgh-auth-token', 'a project'],
    ['https://abcdefgh.supabase.co/', 'sb-abcdefgh-auth-token', 'a trailing slash'],
    ['https://auth.plumber.example', 'sb-auth-auth-token', 'a custom domain'],
    ['http://localhost:4322', 'sb-localhost-auth-token', 'the port is ignored'],
    ['http://127.0.0.1:4322', 'sb-127-auth-token', 'an IP address'],
  ])('%s gives %s: %s', (url, key) => {
    expect(storageKey(url)).toBe(key);
    expect(Reflect.get(createClient(url, 'sb_publishable_x').auth, 'storageKey')).toBe(key);
  });
});
