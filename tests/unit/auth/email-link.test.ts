import { describe, expect, test, vi } from 'vitest';
import {
  dropEmailLink,
  readEmailLink,
  takeEmailLink,
  withoutEmailLink,
} from '#src/auth/email-link.ts';

const page = 'https://site.example/login';
const tokens =
  'access_token=a.b.c&expires_at=1&expires_in=3600&refresh_token=abcdefghijkl&sb=&token_type=bearer';
const expired =
  'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';

test.each([
  [page, 'no query or fragment'],
  [`${page}?from=/faq`, 'a return path'],
  [`${page}#main`, 'the id of an element'],
  [`${page}#`, 'an empty fragment'],
  [`${page}?error=1`, 'an unrelated error parameter'],
  [`${page}#message=1`, 'a message without the sb parameter'],
  [`${page}?type=signup`, 'a type without a token'],
  [`${page}#access_token=a.b.c`, 'an access token without a refresh token'],
  [`${page}?access_token=a&refresh_token=b`, 'tokens in the query'],
  [`${page}#%E0%A4%A`, 'a broken encoding'],
])('AUTH-8 readEmailLink returns undefined for an address without a link: %s: %s', (href) => {
  expect(readEmailLink(href)).toBeUndefined();
});

describe('AUTH-8, AUTH-10 readEmailLink reads tokens and errors', () => {
  test.each(['signup', 'recovery'])('tokens of a %s link', (purpose) => {
    expect(readEmailLink(`${page}?from=%2Ffaq#${tokens}&type=${purpose}`)).toEqual({
      kind: 'tokens',
      purpose,
      tokens: { access_token: 'a.b.c', refresh_token: 'abcdefghijkl' },
    });
  });

  test.each([
    [`${page}#${expired}&sb=`, 'in the fragment'],
    [`${page}?${expired}#${expired}&sb=`, 'in both'],
    [`${page}?${expired}`, 'in the query'],
  ])('%s: %s', (href) => {
    expect(readEmailLink(href)).toEqual({ kind: 'error', code: 'otp_expired' });
  });
});

test.each(['signup', 'recovery', ''])(
  'AUTH-8 readEmailLink reads the token hash of a link of type %j',
  (purpose) => {
    expect(readEmailLink(`${page}?token_hash=abc&type=${purpose}`)).toEqual({
      kind: 'unused',
      purpose,
      hash: 'abc',
    });
  },
);

test('AUTH-8 readEmailLink recognizes the first of two confirmation links and ignores its message', () => {
  expect(readEmailLink(`${page}#message=Call+this+number&sb=`)).toEqual({ kind: 'halfway' });
});

test('AUTH-8 readEmailLink reads a token hash that a template has appended to an address with a query', () => {
  const href = `${page}?from=%2Ffaq?token_hash=abc&type=signup`;
  expect(readEmailLink(href)).toEqual({ kind: 'unused', purpose: 'signup', hash: 'abc' });
  expect(withoutEmailLink(href)).toBe('/login?from=%2Ffaq');
});

test.each([
  [`${page}#${tokens}`, '/login'],
  [`${page}?from=%2Ffaq#${tokens}`, '/login?from=%2Ffaq'],
  [`${page}?from=%2Ffaq&${expired}#${expired}`, '/login?from=%2Ffaq'],
  [`${page}?from=%2Ffaq&token_hash=abc&type=signup`, '/login?from=%2Ffaq'],
  [`${page}#message=x&sb=`, '/login'],
])('AUTH-8 withoutEmailLink removes the link’s parameters: %s becomes %s', (href, left) => {
  expect(withoutEmailLink(href)).toBe(left);
});

const link = { kind: 'unused', hash: 'abc', purpose: 'signup' };
test.each<[state: unknown, taken: unknown]>([
  [null, undefined],
  ['abc', undefined],
  [{ hash: 'abc' }, undefined],
  [{ purpose: 'signup' }, undefined],
  [{ hash: 5, purpose: 'signup' }, undefined],
  [
    { hash: 'abc', purpose: 5 },
    { ...link, purpose: null },
  ],
  [link, link],
])('AUTH-8 an unused link in the history entry of the page: %j', (state, taken) => {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { href: page });
  vi.stubGlobal('history', { state, replaceState });
  expect(takeEmailLink()).toEqual(taken);
  dropEmailLink();
  expect(replaceState.mock.calls).toEqual(taken ? [[null, '']] : []);
  vi.unstubAllGlobals();
});
