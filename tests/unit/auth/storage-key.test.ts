import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { storageKey } from '#src/auth/storage-key.ts';

describe('AUTH-8 the session lies where the vendor’s client would put it', () => {
  test.each([undefined, '', 'abc', '127.0.0.1:4322'])(
    '%j is no address, so there is no key',
    (url) => {
      expect(storageKey(url)).toBeUndefined();
    },
  );

  test.each([
    ['https://abcdefgh.supabase.co', 'sb-abcdefgh-auth-token', 'a project'],
    ['https://abcdefgh.supabase.co/', 'sb-abcdefgh-auth-token', 'a slash at the end'],
    ['https://auth.plumber.example', 'sb-auth-auth-token', 'a domain of its own'],
    ['http://localhost:4322', 'sb-localhost-auth-token', 'the port is no part of it'],
    ['http://127.0.0.1:4322', 'sb-127-auth-token', 'a number'],
  ])('%s gives %s: %s', (url, key) => {
    expect(storageKey(url)).toBe(key);
    expect(Reflect.get(createClient(url, 'sb_publishable_x').auth, 'storageKey')).toBe(key);
  });
});
