import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentMember } from '#src/auth/current-member.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const key = 'sb-abc-auth-token';
const store = (value: string | null) => {
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === key ? value : null) });
};

describe('AUTH-9 who is signed in is read from storage', () => {
  test.each<[string | null, string | undefined, string]>([
    [null, undefined, 'nothing stored'],
    ['', undefined, 'nothing to read'],
    ['{', undefined, 'unreadable'],
    ['null', undefined, 'null'],
    ['"text"', undefined, 'text'],
    ['{}', undefined, 'no session'],
    ['{"user":{"email":"a@b.example"}}', undefined, 'a user without a session'],
    ['{"access_token":"x"}', '', 'a session without a user'],
    ['{"access_token":"x","user":null}', '', 'no user'],
    ['{"access_token":"x","user":{"email":5}}', '', 'no e-mail'],
    ['{"access_token":"x","user":{"email":"a@b.example"}}', 'a@b.example', 'a member'],
  ])('%j gives %j: %s', (stored, member) => {
    store(stored);
    expect(currentMember(key)).toBe(member);
  });

  test('storage that is closed means nobody', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(currentMember(key)).toBeUndefined();
  });
});
