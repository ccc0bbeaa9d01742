import { describe, expect, test } from 'vitest';
import { withoutEmailLink, readEmailLink } from '#src/auth/email-link.ts';

const page = 'https://site.example/login';
const tokens =
  'access_token=a.b.c&expires_at=1&expires_in=3600&refresh_token=abcdefghijkl&sb=&token_type=bearer';
const spent =
  'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';

describe('AUTH-8 an address without a link says nothing', () => {
  test.each([
    [page, 'plain'],
    [`${page}?from=/faq`, 'a way back'],
    [`${page}#main`, 'a place on the page'],
    [`${page}#`, 'an empty fragment'],
    [`${page}?error=1`, 'anyone’s parameter'],
    [`${page}#message=1`, 'anyone’s words'],
    [`${page}?type=signup`, 'a purpose alone'],
    [`${page}#access_token=a.b.c`, 'half of a session'],
    [`${page}?access_token=a&refresh_token=b`, 'tokens where no server would put them'],
    [`${page}#%E0%A4%A`, 'a broken encoding'],
  ])('%s: %s', (href) => {
    expect(readEmailLink(href)).toBeUndefined();
  });
});

describe('AUTH-8, AUTH-10 tokens and errors of a link are read', () => {
  test.each(['signup', 'recovery'])('tokens of a %s link', (purpose) => {
    expect(readEmailLink(`${page}?from=%2Ffaq#${tokens}&type=${purpose}`)).toEqual({
      kind: 'tokens',
      purpose,
      tokens: { access_token: 'a.b.c', refresh_token: 'abcdefghijkl' },
    });
  });

  test.each([
    [`${page}#${spent}&sb=`, 'in the fragment'],
    [`${page}?${spent}#${spent}&sb=`, 'in both'],
    [`${page}?${spent}`, 'in the query'],
  ])('%s: %s', (href) => {
    expect(readEmailLink(href)).toEqual({ kind: 'error', code: 'otp_expired' });
  });
});

test.each(['signup', 'recovery', ''])(
  'AUTH-8 a link of purpose %j that is still to be used is read',
  (purpose) => {
    expect(readEmailLink(`${page}?token_hash=abc&type=${purpose}`)).toEqual({
      kind: 'unused',
      purpose,
      hash: 'abc',
    });
  },
);

test('AUTH-8 the first of two links is known, and its words are not taken from the address', () => {
  expect(readEmailLink(`${page}#message=Call+this+number&sb=`)).toEqual({ kind: 'halfway' });
});

describe('AUTH-8 the address is cleaned', () => {
  test.each([
    [`${page}#${tokens}`, '/login'],
    [`${page}?from=%2Ffaq#${tokens}`, '/login?from=%2Ffaq'],
    [`${page}?from=%2Ffaq&${spent}#${spent}`, '/login?from=%2Ffaq'],
    [`${page}?from=%2Ffaq&token_hash=abc&type=signup`, '/login?from=%2Ffaq'],
    [`${page}#message=x&sb=`, '/login'],
  ])('%s leaves %s', (href, left) => {
    expect(withoutEmailLink(href)).toBe(left);
  });
});
