import { describe, expect, test, vi } from 'vitest';
import {
  bea,
  calls,
  email,
  fetchMock,
  isStored,
  json,
  member,
  password,
  returnTo,
  sentBody,
  service,
  serviceUrl,
  session,
  signedIn,
  signInElsewhere,
  storage,
  stored,
  stubBrowser,
  user,
} from '#tests/support/stubbed-auth.ts';

stubBrowser();

describe('AUTH-4, AUTH-6 signIn', () => {
  test('succeeds when the service returns a session', async () => {
    fetchMock.mockImplementation(json(session));
    const auth = service();
    expect(await auth.signIn(email, password)).toEqual({ ok: true, value: 'signed-in' });
    expect([auth.member(), auth.keepsSession()]).toEqual([member, true]);
    expect(dispatchEvent).toHaveBeenCalled();
    expect(calls()).toEqual([`POST ${serviceUrl()}/auth/v1/token?grant_type=password`]);
  });

  test('reports a password that no longer meets the rules as weak', async () => {
    fetchMock.mockImplementation(
      json({ ...session, weak_password: { message: 'too short', reasons: ['length'] } }),
    );
    expect(await service().signIn(email, password)).toEqual({ ok: true, value: 'weak-password' });
  });

  test.each(['signIn', 'signUp'] as const)('%s refuses a session in memory', async (call) => {
    fetchMock.mockImplementation(json(session));
    storage.isFull = true;
    const auth = service();
    const outcome = await auth[call](email, password, returnTo);
    expect(outcome).toMatchObject({ ok: false, message: { code: 'not-kept' } });
    expect([auth.member(), auth.keepsSession()]).toEqual([undefined, false]);
    expect(calls()[1]).toContain('/logout?scope=local');
  });
});

test.each([
  ['confirm-by-email', 'email confirmation is on', user],
  [
    'confirm-by-email',
    'the address already has an account, which the response hides',
    { ...user, identities: [] },
  ],
  ['signed-in', 'email confirmation is off', session],
])('AUTH-5 signUp returns %s when %s', async (value, _, body) => {
  fetchMock.mockImplementation(json(body));
  expect(await service().signUp(email, password, returnTo)).toEqual({ ok: true, value });
  expect(calls()[0]).toContain(`redirect_to=${encodeURIComponent(returnTo)}`);
});

test.each([
  ['requestReset', 'recover', {}],
  ['resendConfirmation', 'resend', { type: 'signup' }],
] as const)('AUTH-7, AUTH-8 %s asks for an email', async (call, path, body) => {
  fetchMock.mockImplementation(json({}));
  expect(await service()[call](email, returnTo)).toEqual({ ok: true, value: 'sent' });
  expect(calls()[0]).toContain(`/${path}?redirect_to=${encodeURIComponent(returnTo)}`);
  expect(sentBody()).toMatchObject({ email, ...body });
});

test.each([
  ['everywhere', 'ends every session', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['everywhere', 'the service has ended it', json({ code: 'session_not_found' }, 403)],
  ['here', 'there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['here', 'the service has a fault', json({}, 500)],
])('AUTH-9 signOut removes the local session, and says %s where %s', async (value, _, respond) => {
  const auth = await signedIn();
  fetchMock.mockImplementation(respond);
  expect(await auth.signOut(member)).toEqual({ ok: true, value });
  expect(isStored()).toBe(false);
});

const lost = json({}, 503);
const same = json({ code: 'same_password', message: 'Should be different.' }, 422);
const other = json({ code: 'some_code', message: 'Not this time' }, 422);
const [saved, refused] = ['saved', 'same_password'];

test.each([
  ['the same password was saved', [lost, same], 'another-1', saved],
  ['another password was not', [lost, same], 'another-2', refused],
  ['without a lost answer', [same], 'another-1', refused],
  ['once', [lost, same, same], 'another-1', refused],
  ['not after another answer', [lost, other, same], 'another-1', refused],
  ['another error is none', [lost, other], 'another-1', 'some_code'],
])('AUTH-8 setPassword after an answer was lost: %s', async (_, answers, last, expected) => {
  const auth = await signedIn();
  const outcomes: unknown[] = [];
  for (const [at, answer] of answers.entries()) {
    fetchMock.mockImplementation(answer);
    const outcome = await auth.setPassword(at < answers.length - 1 ? 'another-1' : last, member);
    outcomes.push(outcome.ok ? outcome.value : outcome.message.code);
  }
  expect(outcomes.at(-1)).toBe(expected);
  expect(sentBody()).toMatchObject({ password: 'another-1' });
});

const refusal = (body: string) => () =>
  Promise.resolve(
    new Response(body, { status: 400, headers: { 'X-Supabase-Api-Version': '2024-01-01' } }),
  );

test.each([
  ['{"code":"user_banned","message":"User is banned"}', 'User is banned. '],
  ['{"code":"new_code","message":"Please choose another day"}', 'Please choose another day.'],
  ['{"code":"new_code","message":null}', 'Authentication failed. '],
  ['null', 'Authentication failed. '],
  ['[]', 'Authentication failed. '],
  ['"banned"', 'Authentication failed. '],
  ['<html>Sign in to this network</html>', 'Authentication failed. '],
  ['', 'Authentication failed. '],
])('AUTH-6 the response body %s gives a message that starts with %j', async (body, start) => {
  fetchMock.mockImplementation(refusal(body));
  const outcome = await service().signIn(email, password);
  expect(outcome.ok ? '' : outcome.message.text).toMatch(new RegExp(`^${start}`));
});

describe('AUTH-8 the stored session after setPassword fails', () => {
  test.each(['session_not_found', 'user_not_found'])(
    'is removed when the error code is %s',
    async (code) => {
      const auth = await signedIn();
      fetchMock.mockImplementation(json({ code, message: 'Something in JWT' }, 403));
      expect(await auth.setPassword('another-1', member)).toMatchObject({
        ok: false,
        message: { code: 'session-ended' },
      });
      expect(isStored()).toBe(false);
    },
  );

  const answerByPath = (answers: Readonly<Record<string, () => Promise<Response>>>) => {
    fetchMock.mockImplementation((url) => {
      const [, answer] = Object.entries(answers).find(([path]) => String(url).includes(path)) ?? [];
      if (!answer) throw new Error(`Unexpected request: ${String(url)}`);
      return answer();
    });
  };
  const refusal = json({ code: 'bad_jwt', message: 'invalid JWT: unable to parse' }, 403);
  const unknown = json(
    { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    400,
  );

  test.each([
    ['the refresh token is unknown too', unknown, 'session-ended', false],
    [
      'the session can be renewed, but the service refuses again',
      json(session),
      'session-ended',
      false,
    ],
    ['the service does not answer the refresh', json({}, 503), 'try-again', true],
  ])('after bad_jwt: %s', async (_, refreshed, code, isKept) => {
    const auth = await signedIn();
    answerByPath({ '/user': refusal, '/token': refreshed });
    vi.useFakeTimers();
    const outcome = auth.setPassword('another-1', member);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ ok: false, message: { code } });
    expect(isStored()).toBe(isKept);
    // The client would repeat the failed refresh for a minute.
    const answers = [refusal, json(user)];
    answerByPath({ '/user': () => (answers.shift() ?? refusal)(), '/token': json(session) });
    if (isKept) expect(await auth.setPassword('another-1', member)).toMatchObject({ ok: true });
  });

  test.each([
    ['someone else has signed in', () => void signInElsewhere(bea), 'member-changed'],
    ['the session was removed', () => stored.clear(), 'some_code'],
  ])('an error while %s', async (_, meanwhile, code) => {
    const auth = await signedIn();
    const refused = json({ code: 'some_code', message: 'Not this time' }, 422);
    fetchMock.mockImplementation(() => (meanwhile(), refused()));
    expect(await auth.setPassword('another-1', member)).toMatchObject({ message: { code } });
  });

  test('a password for another member than the stored one is not sent', async () => {
    const auth = await signedIn();
    const outcome = await auth.setPassword('another-1', bea);
    expect(outcome).toMatchObject({ ok: false, message: { code: 'member-changed' } });
    expect(outcome.ok ? '' : outcome.message.text).toContain(bea.email);
    expect(await auth.signOut(bea)).toMatchObject({ message: { code: 'member-changed' } });
    expect(isStored()).toBe(true);
    stored.clear();
    expect(await auth.signOut(member)).toMatchObject({ message: { code: 'member-changed' } });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test.each([422, 429, 500])('is kept when the status is %s', async (status) => {
    const auth = await signedIn();
    fetchMock.mockImplementation(json({ code: 'some_code', message: 'Not this time' }, status));
    expect(await auth.setPassword('another-1', member)).toMatchObject({ ok: false });
    expect(isStored()).toBe(true);
  });
});
