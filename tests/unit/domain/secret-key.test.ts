import { expect, test } from 'vitest';
import { isSecretKey } from '#src/domain/secret-key.ts';

const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

test.each<[string, boolean, string]>([
  ['sb_secret_abcdef', true, 'a secret key'],
  [token({ role: 'service_role' }), true, 'a secret key in JWT form'],
  [
    token({ iss: '~~~???', role: 'service_role' }),
    true,
    'a secret key whose claims need base64url',
  ],
  ['sb_publishable_abcdef', false, 'a publishable key'],
  [token({ role: 'anon' }), false, 'a public key in JWT form'],
  [
    token({ role: 'anon', ref: 'service_role' }),
    false,
    'a public key with service_role in another claim',
  ],
  [token('service_role'), false, 'claims that are a string'],
  [token(null), false, 'null claims'],
  ['a.!.c', false, 'invalid base64'],
  ['a.e30', false, 'a truncated token'],
  ['', false, 'empty'],
])('AUTH-11 isSecretKey: %s gives %s: %s', (key, isSecret) => {
  expect(isSecretKey(key)).toBe(isSecret);
});
