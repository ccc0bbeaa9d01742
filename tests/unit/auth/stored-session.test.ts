import { afterEach, describe, expect, test, vi } from 'vitest';
import { readStoredEmail } from '#src/auth/stored-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const key = 'sb-abc-auth-token';
const tokens = { access_token: 'x', refresh_token: 'x', expires_at: 1 };
const user = { email: 'a@b.example' };

describe('readStoredEmail', () => {
  test.each<[string | null, string | undefined, string]>([
    [null, undefined, 'nothing stored'],
    ['', undefined, 'an empty string'],
    ['{', undefined, 'broken JSON'],
    ['null', undefined, 'null'],
    ['"text"', undefined, 'a string'],
    ['{}', undefined, 'no session'],
    [JSON.stringify({ user }), undefined, 'a user without tokens'],
    ...Object.keys(tokens).map((name): [string, undefined, string] => [
      JSON.stringify({ ...tokens, user, [name]: undefined }),
      undefined,
      `no ${name}: the auth client discards it`,
    ]),
    [JSON.stringify(tokens), '', 'no user'],
    [JSON.stringify({ ...tokens, user: null }), '', 'a null user'],
    [JSON.stringify({ ...tokens, user: { email: 5 } }), '', 'no email address'],
    [JSON.stringify({ ...tokens, user }), user.email, 'a complete session'],
  ])('HEAD-7 %j gives %j: %s', (stored, email) => {
    const getItem = (name: string) => (name === key ? stored : null);
    vi.stubGlobal('localStorage', { getItem });
    expect(readStoredEmail(key)).toBe(email);
  });

  test('HEAD-7 returns undefined when storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(readStoredEmail(key)).toBeUndefined();
  });
});
