import { describe, expect, test } from 'vitest';
import { isSecretKey } from '#src/domain/secret-key.ts';

const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('AUTH-11 a secret key is known by its prefix or its role', () => {
  test.each<[string, boolean, string]>([
    ['sb_secret_abcdef', true, 'a secret key'],
    [token({ role: 'service_role' }), true, 'an older secret key'],
    [token({ iss: '~~~???', role: 'service_role' }), true, 'whose claims need the URL alphabet'],
    ['sb_publishable_abcdef', false, 'a publishable key'],
    [token({ role: 'anon' }), false, 'an older public key'],
    [token({ role: 'anon', ref: 'service_role' }), false, 'a project with an unlucky name'],
    [token('service_role'), false, 'claims that are none'],
    [token(null), false, 'no claims'],
    ['a.!.c', false, 'no base64'],
    ['a.e30', false, 'half a token'],
    ['', false, 'nothing'],
  ])('%s: %s, %s', (key, isSecret) => {
    expect(isSecretKey(key)).toBe(isSecret);
  });
});
