import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authConfiguration } from '#src/auth/configuration.ts';
import { createAuthService, type AuthService } from '#src/auth/auth-service.ts';
import { LOGIN_TEXTS } from '#src/islands/login/texts.ts';

const email = 'ann@site.example';
const password = 'correct-horse-1';
const returnTo = 'https://site.example/login';
const user = { id: '00000000-0000-4000-8000-000000000000', email, identities: [{}] };
const member = { id: user.id, email };
const session = {
  access_token: `${btoa('{}')}.${btoa('{"exp":9999999999}')}.c2ln`.replaceAll('=', ''),
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'abcdefghijkl',
  user,
};

const fetchMock = vi.fn<typeof fetch>();
const stored = new Map<string, string>();
let isStorageFull = false;
/** One project per test: the client warns about a second client with the same storage key. */
let project = 'p0';
const isStored = () => stored.has(`sb-${project}-auth-token`);
const sentBody = (): unknown => JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));
const calls = () => fetchMock.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`);

function service(): AuthService {
  const configuration = authConfiguration(`https://${project}.supabase.co`, 'sb_publishable_x');
  if (configuration.state === 'missing') throw new Error('Expected a configuration');
  return createAuthService(configuration, '(626) 555-0142', LOGIN_TEXTS.messages);
}

function json(body: unknown, status = 200): () => Promise<Response> {
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
  return () => Promise.resolve(Response.json(body, { status, headers }));
}

/** Session and user of another member. */
const bea = { ...user, id: 'bea', email: 'bea@site.example' };
const sessionOf = (one: object) => ({ ...session, expires_at: 9_999_999_999, user: one });
/** Another tab has signed someone in. */
const signInElsewhere = (one: object) =>
  stored.set(`sb-${project}-auth-token`, JSON.stringify(sessionOf(one)));

async function signedIn() {
  fetchMock.mockImplementation(json(session));
  const auth = service();
  await auth.signIn(email, password);
  expect(isStored()).toBe(true);
  fetchMock.mockClear();
  return auth;
}

beforeEach(() => {
  stored.clear();
  isStorageFull = false;
  project = `p${Number(project.slice(1)) + 1}`;
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('window', { addEventListener: vi.fn(), location: { href: returnTo } });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isStorageFull) throw new DOMException('Storage is full');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('AUTH-4, AUTH-6 signIn', () => {
  test('succeeds when the service returns a session', async () => {
    fetchMock.mockImplementation(json(session));
    const auth = service();
    expect(await auth.signIn(email, password)).toEqual({ ok: true, value: 'signed-in' });
    expect([auth.member(), auth.keepsSession()]).toEqual([member, true]);
    expect(dispatchEvent).toHaveBeenCalled();
    expect(calls()).toEqual([
      `POST https://${project}.supabase.co/auth/v1/token?grant_type=password`,
    ]);
  });

  test('reports a password that no longer meets the rules as weak', async () => {
    fetchMock.mockImplementation(
      json({ ...session, weak_password: { message: 'too short', reasons: ['length'] } }),
    );
    expect(await service().signIn(email, password)).toEqual({ ok: true, value: 'weak-password' });
  });

  test.each([
    [
      'refused credentials',
      json({ code: 'invalid_credentials', message: 'Invalid login credentials' }, 400),
      'invalid_credentials',
    ],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), 'try-again'],
    ['a server error', json({ code: 'unexpected_failure', message: 'x' }, 500), 'try-again'],
    ['HTML instead of JSON', () => Promise.resolve(new Response('<html>')), 'try-again'],
    ['an empty object', json({}), 'AuthInvalidTokenResponseError'],
    ['truncated JSON', () => Promise.resolve(new Response('{"access_')), 'try-again'],
  ])('returns %s as a message instead of throwing', async (_, respond, code) => {
    fetchMock.mockImplementation(respond);
    expect(await service().signIn(email, password)).toMatchObject({ ok: false, message: { code } });
  });

  test.each(['signIn', 'signUp'] as const)('%s refuses a session in memory', async (call) => {
    fetchMock.mockImplementation(json(session));
    isStorageFull = true;
    const auth = service();
    const outcome = await auth[call](email, password, returnTo);
    expect(outcome).toMatchObject({ ok: false, message: { code: 'not-kept' } });
    expect([auth.member(), auth.keepsSession()]).toEqual([undefined, false]);
    expect(calls()[1]).toContain('/logout?scope=local');
  });

  test('passes an abort signal to every request', async () => {
    fetchMock.mockImplementation(json(session));
    await service().signIn(email, password);
    expect(fetchMock.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('AUTH-5 signUp', () => {
  test.each([
    ['confirm-by-email', 'email confirmation is on', user],
    [
      'confirm-by-email',
      'the address already has an account, which the response hides',
      { ...user, identities: [] },
    ],
    ['signed-in', 'email confirmation is off', session],
  ])('returns %s when %s', async (value, _, body) => {
    fetchMock.mockImplementation(json(body));
    expect(await service().signUp(email, password, returnTo)).toEqual({ ok: true, value });
    expect(calls()[0]).toContain(`redirect_to=${encodeURIComponent(returnTo)}`);
  });
});

describe('AUTH-7, AUTH-8 emails', () => {
  test.each([
    ['requestReset', 'recover', {}],
    ['resendConfirmation', 'resend', { type: 'signup' }],
  ] as const)('%s asks for one', async (call, path, body) => {
    fetchMock.mockImplementation(json({}));
    expect(await service()[call](email, returnTo)).toEqual({ ok: true, value: 'sent' });
    expect(calls()[0]).toContain(`/${path}?redirect_to=${encodeURIComponent(returnTo)}`);
    expect(sentBody()).toMatchObject({ email, ...body });
  });
});

describe('AUTH-9 signOut', () => {
  test.each([
    [
      'everywhere',
      'ends every session',
      () => Promise.resolve(new Response(null, { status: 204 })),
    ],
    ['everywhere', 'the service has ended it', json({ code: 'session_not_found' }, 403)],
    ['here', 'there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['here', 'the service has a fault', json({}, 500)],
  ])('removes the local session, and says %s where %s', async (value, _, respond) => {
    const auth = await signedIn();
    fetchMock.mockImplementation(respond);
    expect(await auth.signOut(member)).toEqual({ ok: true, value });
    expect(isStored()).toBe(false);
  });
});

describe('AUTH-8 setPassword after an answer was lost', () => {
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
  ])('%s', async (_, answers, last, expected) => {
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
});

describe('AUTH-6 message text for a response body', () => {
  const refusal = (body: string) => () =>
    Promise.resolve(
      new Response(body, { status: 400, headers: { 'X-Supabase-Api-Version': '2024-01-01' } }),
    );

  test.each([
    ['{"code":"user_banned","message":"User is banned"}', 'User is banned. '],
    ['{"code":"new_code","message":"Please choose another day"}', 'Please choose another day.'],
    ['{"code":"new_code","message":null}', 'Authentication failed. '],
    ['{"code":"new_code","message":[]}', 'Authentication failed. '],
    ['{"code":"new_code","message":{"a":1}}', 'Authentication failed. '],
    ['null', 'Authentication failed. '],
    ['[]', 'Authentication failed. '],
    ['"banned"', 'Authentication failed. '],
    ['<html>Sign in to this network</html>', 'Authentication failed. '],
    ['', 'Authentication failed. '],
    [JSON.stringify({ message: 'word '.repeat(2048) }), 'Authentication failed. '],
  ])('%s gives a message that starts with %j', async (body, start) => {
    fetchMock.mockImplementation(refusal(body));
    const outcome = await service().signIn(email, password);
    expect(outcome.ok ? '' : outcome.message.text).toMatch(new RegExp(`^${start}`));
  });
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
    answerByPath({ '/user': json(user) });
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

describe('AUTH-8, AUTH-10 returnFromLink', () => {
  const setLocation = (address: string, state: unknown = null) => {
    const replaceState = vi.fn((next: unknown) => void (history.state = next));
    const history = { state, replaceState };
    vi.stubGlobal('location', { href: `https://site.example/login${address}` });
    vi.stubGlobal('history', history);
    return replaceState;
  };
  const tokens = `access_token=${session.access_token}&refresh_token=abcdefghijkl`;

  test('leaves an address without a link unchanged', () => {
    const replaceState = setLocation('?from=/faq');
    expect(service().returnFromLink()).toBeUndefined();
    expect(replaceState).not.toHaveBeenCalled();
  });

  test.each([
    ['signup', 'confirmed'],
    ['recovery', 'recovery'],
  ])(
    'signs in with the tokens of a %s link and removes them from the address at once',
    async (type, value) => {
      const replaceState = setLocation(`#${tokens}&type=${type}`);
      fetchMock.mockImplementation(json(user));
      const outcome = service().returnFromLink();
      expect(replaceState).toHaveBeenCalledWith(null, '', '/login');
      expect(await outcome).toEqual({ ok: true, value });
      expect(isStored()).toBe(true);
    },
  );

  test('retries a link that failed without a connection', async () => {
    setLocation(`#${tokens}&type=signup`);
    const auth = service();
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await auth.returnFromLink()).toMatchObject({
      ok: false,
      message: { code: 'try-again' },
    });
    setLocation('');
    fetchMock.mockImplementation(json(user));
    expect(await auth.returnFromLink()).toEqual({ ok: true, value: 'confirmed' });
    expect(auth.returnFromLink()).toBeUndefined();
  });

  test.each([
    ['signup', 'confirmed'],
    ['recovery', 'recovery'],
    ['invite', 'invited'],
    ['magiclink', 'signed-in'],
  ])(
    'verifies the token hash of a %s link at the second call, not at the first',
    async (type, value) => {
      const replaceState = setLocation(`?token_hash=abc&type=${type}`);
      fetchMock.mockImplementation(json(session));
      const auth = service();
      const question = { email: undefined, member: undefined };
      expect(await auth.returnFromLink()).toEqual({ ok: true, value: question });
      const link = { kind: 'unused', hash: 'abc', purpose: type };
      expect(replaceState).toHaveBeenCalledWith(link, '', '/login');
      expect(fetchMock).not.toHaveBeenCalled();
      const drop = setLocation('', link);
      expect(await auth.returnFromLink()).toEqual({ ok: true, value });
      expect(drop).toHaveBeenCalledWith(null, '');
      expect(sentBody()).toMatchObject({ token_hash: 'abc', type });
      expect(auth.returnFromLink()).toBeUndefined();
    },
  );

  test('has not signed in where the service starts no session', async () => {
    setLocation('?token_hash=abc&type=email_change');
    fetchMock.mockImplementation(json({ msg: 'Confirm the other address, too' }));
    const auth = service();
    await auth.returnFromLink();
    expect(await auth.returnFromLink()).toEqual({ ok: true, value: 'halfway' });
  });

  test.each([
    ['redeems a link of the signed-in member', user, { value: 'confirmed' }],
    ['asks before another one', bea, { value: { email: bea.email, member: email } }],
  ])('%s', async (_, linked, outcome) => {
    const auth = await signedIn();
    setLocation(`#${tokens}&type=signup`);
    fetchMock.mockImplementation(json(linked));
    expect(await auth.returnFromLink()).toEqual({ ok: true, ...outcome });
    expect(auth.member()).toEqual(member);
    if (linked === bea)
      expect(await auth.returnFromLink()).toEqual({ ok: true, value: 'confirmed' });
    expect(auth.member()?.email).toBe(linked.email);
  });

  test('keeps the session of the signed-in member where the link has ended', async () => {
    const auth = await signedIn();
    setLocation(`#${tokens}&type=signup`);
    fetchMock.mockImplementation(json({ code: 'session_not_found', message: 'x' }, 403));
    expect(await auth.returnFromLink()).toMatchObject({ message: { code: 'session-ended' } });
    expect(auth.member()).toEqual(member);
  });

  test('asks again where someone else has signed in since the question', async () => {
    const auth = await signedIn();
    setLocation('?token_hash=abc&type=signup');
    const question = (address: string) => ({ ok: true, value: { member: address } });
    expect(await auth.returnFromLink()).toMatchObject(question(email));
    signInElsewhere(bea);
    expect(await auth.returnFromLink()).toMatchObject(question(bea.email));
    const expired = json({ code: 'otp_expired', message: 'x' }, 403);
    fetchMock.mockImplementation(expired);
    expect(await auth.returnFromLink()).toMatchObject({ message: { code: 'otp_expired' } });
  });

  test('does not replace who signs in while the link is redeemed', async () => {
    setLocation('?token_hash=abc&type=signup');
    const auth = service();
    await auth.returnFromLink();
    fetchMock.mockImplementation(() => (signInElsewhere(bea), json(session)()));
    expect(await auth.returnFromLink()).toMatchObject({ message: { code: 'link-failed' } });
    expect(auth.member()?.email).toBe(bea.email);
  });

  test('accepts the first of two confirmation links without a request', async () => {
    const replaceState = setLocation('#message=Confirmation+link+accepted.&sb=');
    expect(await service().returnFromLink()).toEqual({ ok: true, value: 'halfway' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/login');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('does not show the service’s message when the tokens are refused', async () => {
    setLocation(`#${tokens}&type=signup`);
    const message = 'unrecognized JWT kid Call 900-555-0199 for algorithm ES256';
    fetchMock.mockImplementation(json({ code: 'bad_jwt', message }, 403));
    const outcome = await service().returnFromLink();
    expect(outcome).toMatchObject({ ok: false, message: { code: 'session-ended' } });
    expect(JSON.stringify(outcome)).not.toContain('900-555');
  });

  test('explains an expired link without a request', async () => {
    setLocation(
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    );
    expect(await service().returnFromLink()).toMatchObject({ message: { code: 'otp_expired' } });
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
