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
/** One project per test: the client warns about a second client with the same storage key. */
let project = 'p0';
const isStored = () => stored.has(`sb-${project}-auth-token`);
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

beforeEach(() => {
  stored.clear();
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
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('AUTH-4, AUTH-6 signIn', () => {
  test('succeeds when the service returns a session', async () => {
    fetchMock.mockImplementation(json(session));
    expect(await service().signIn(email, password)).toEqual({ ok: true, value: 'signed-in' });
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

describe('AUTH-9 signOut', () => {
  const signedIn = async () => {
    fetchMock.mockImplementation(json(session));
    const auth = service();
    await auth.signIn(email, password);
    expect(isStored()).toBe(true);
    return auth;
  };

  test('ends every session', async () => {
    const auth = await signedIn();
    fetchMock.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    expect(await auth.signOut(member)).toEqual({ ok: true, value: 'everywhere' });
    expect(isStored()).toBe(false);
  });

  test('removes the local session without a connection', async () => {
    const auth = await signedIn();
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await auth.signOut(member)).toEqual({ ok: true, value: 'here' });
    expect(isStored()).toBe(false);
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
      fetchMock.mockImplementation(json(session));
      const auth = service();
      await auth.signIn(email, password);
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
    fetchMock.mockImplementation(json(session));
    const auth = service();
    await auth.signIn(email, password);
    answerByPath({ '/user': refusal, '/token': refreshed });
    vi.useFakeTimers();
    const outcome = auth.setPassword('another-1', member);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ ok: false, message: { code } });
    expect(isStored()).toBe(isKept);
  });

  test('a password for another member than the stored one is not sent', async () => {
    fetchMock.mockImplementation(json(session));
    const auth = service();
    await auth.signIn(email, password);
    fetchMock.mockClear();
    const other = { id: 'other', email: 'bea@site.example' };
    const outcome = await auth.setPassword('another-1', other);
    expect(outcome).toMatchObject({ ok: false, message: { code: 'member-changed' } });
    expect(outcome.ok ? '' : outcome.message.text).toContain(other.email);
    expect(await auth.signOut(other)).toMatchObject({ message: { code: 'member-changed' } });
    expect(fetchMock).not.toHaveBeenCalled();
    expect(isStored()).toBe(true);
  });

  test.each([422, 429, 500])('is kept when the status is %s', async (status) => {
    fetchMock.mockImplementation(json(session));
    const auth = service();
    await auth.signIn(email, password);
    fetchMock.mockImplementation(json({ code: 'some_code', message: 'Not this time' }, status));
    expect(await auth.setPassword('another-1', member)).toMatchObject({ ok: false });
    expect(isStored()).toBe(true);
  });
});

describe('AUTH-8, AUTH-10 returnFromLink', () => {
  const setLocation = (address: string) => {
    const replaceState = vi.fn();
    vi.stubGlobal('location', { href: `https://site.example/login${address}` });
    vi.stubGlobal('history', { state: null, replaceState });
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
      setLocation('');
      expect(await auth.returnFromLink()).toEqual({ ok: true, value });
      const sent: unknown = JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));
      expect(sent).toMatchObject({ token_hash: 'abc', type });
      expect(auth.returnFromLink()).toBeUndefined();
    },
  );

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
