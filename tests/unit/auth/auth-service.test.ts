import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authConfiguration } from '#src/auth/configuration.ts';
import { createAuthService, type AuthService } from '#src/auth/auth-service.ts';

const email = 'ann@site.example';
const password = 'correct-horse-1';
const returnTo = 'https://site.example/login';
const user = { id: '00000000-0000-4000-8000-000000000000', email, identities: [{}] };
const session = {
  access_token: `${btoa('{}')}.${btoa('{"exp":9999999999}')}.c2ln`.replaceAll('=', ''),
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'abcdefghijkl',
  user,
};

const answers = vi.fn<typeof fetch>();
const stored = new Map<string, string>();
/** One project per test: the client warns about a second client with the same storage key. */
let project = 'p0';
const isStored = () => stored.has(`sb-${project}-auth-token`);
const calls = () => answers.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`);

function service(): AuthService {
  const configuration = authConfiguration(`https://${project}.supabase.co`, 'sb_publishable_x');
  if (configuration.state === 'missing') throw new Error('Expected a configuration');
  return createAuthService(configuration, '(626) 555-0142');
}

function json(body: unknown, status = 200): () => Promise<Response> {
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
  return () => Promise.resolve(Response.json(body, { status, headers }));
}

beforeEach(() => {
  stored.clear();
  project = `p${Number(project.slice(1)) + 1}`;
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('window', { addEventListener: vi.fn(), location: { href: returnTo } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('AUTH-4, AUTH-6 signing in', () => {
  test('succeeds with a session', async () => {
    answers.mockImplementation(json(session));
    expect(await service().signIn(email, password)).toEqual({ ok: true, value: 'signed-in' });
    expect(calls()).toEqual([
      `POST https://${project}.supabase.co/auth/v1/token?grant_type=password`,
    ]);
  });

  test('succeeds with a password that no longer meets the rules, and says so', async () => {
    answers.mockImplementation(
      json({ ...session, weak_password: { message: 'too short', reasons: ['length'] } }),
    );
    expect(await service().signIn(email, password)).toEqual({ ok: true, value: 'weak-password' });
  });

  test.each([
    [
      'a refusal',
      json({ code: 'invalid_credentials', message: 'Invalid login credentials' }, 400),
      'invalid_credentials',
    ],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'try-again'],
    ['a fault', json({ code: 'unexpected_failure', message: 'x' }, 500), 'try-again'],
    ['a page instead of data', () => Promise.resolve(new Response('<html>')), 'try-again'],
    ['an empty answer', json({}), 'AuthInvalidTokenResponseError'],
    ['half an answer', () => Promise.resolve(new Response('{"access_')), 'try-again'],
  ])('returns %s as a message instead of throwing', async (_, answer, code) => {
    answers.mockImplementation(answer);
    expect(await service().signIn(email, password)).toMatchObject({ ok: false, message: { code } });
  });

  test('every request carries a time limit', async () => {
    answers.mockImplementation(json(session));
    await service().signIn(email, password);
    expect(answers.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('AUTH-5 creating an account', () => {
  test.each([
    ['confirm-by-email', 'confirmation on', user],
    [
      'confirm-by-email',
      'the address is taken: the answer looks the same',
      { ...user, identities: [] },
    ],
    ['signed-in', 'confirmation off', session],
  ])('%s: %s', async (value, _, body) => {
    answers.mockImplementation(json(body));
    expect(await service().signUp(email, password, returnTo)).toEqual({ ok: true, value });
    expect(calls()[0]).toContain(`redirect_to=${encodeURIComponent(returnTo)}`);
  });
});

describe('AUTH-9 signing out', () => {
  const signedIn = async () => {
    answers.mockImplementation(json(session));
    const made = service();
    await made.signIn(email, password);
    expect(isStored()).toBe(true);
    return made;
  };

  test('ends every session', async () => {
    const made = await signedIn();
    answers.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    expect(await made.signOut()).toEqual({ ok: true, value: 'everywhere' });
    expect(isStored()).toBe(false);
  });

  test('does not depend on the network', async () => {
    const made = await signedIn();
    answers.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await made.signOut()).toEqual({ ok: true, value: 'here' });
    expect(isStored()).toBe(false);
  });
});

describe('AUTH-6 the service’s message through the client', () => {
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
  ])('%s begins %j', async (body, start) => {
    answers.mockImplementation(refusal(body));
    const outcome = await service().signIn(email, password);
    expect(outcome.ok ? '' : outcome.message.text).toMatch(new RegExp(`^${start}`));
  });
});

describe('AUTH-8 a session that the service has ended', () => {
  test.each(['session_not_found', 'user_not_found', 'bad_jwt'])(
    'is forgotten when a new password is answered %s',
    async (code) => {
      answers.mockImplementation(json(session));
      const made = service();
      await made.signIn(email, password);
      answers.mockImplementation(json({ code, message: 'Something in JWT' }, 403));
      expect(await made.setPassword('another-1')).toMatchObject({
        ok: false,
        message: { code: 'session-ended' },
      });
      expect(isStored()).toBe(false);
    },
  );

  test.each([422, 429, 500])('is kept when a new password is answered %s', async (status) => {
    answers.mockImplementation(json(session));
    const made = service();
    await made.signIn(email, password);
    answers.mockImplementation(json({ code: 'some_code', message: 'Not this time' }, status));
    expect(await made.setPassword('another-1')).toMatchObject({ ok: false });
    expect(isStored()).toBe(true);
  });
});

describe('AUTH-8, AUTH-10 the return from a link', () => {
  const open = (address: string) => {
    const replaceState = vi.fn();
    vi.stubGlobal('location', { href: `https://site.example/login${address}` });
    vi.stubGlobal('history', { state: null, replaceState });
    return replaceState;
  };
  const tokens = `access_token=${session.access_token}&refresh_token=abcdefghijkl`;

  test('an address without a link stays as it is', () => {
    const replaceState = open('?from=/faq');
    expect(service().returnFromLink()).toBeUndefined();
    expect(replaceState).not.toHaveBeenCalled();
  });

  test.each([
    ['signup', 'confirmed'],
    ['recovery', 'recovery'],
  ])('tokens of a %s link sign in, and leave the address at once', async (type, value) => {
    const replaceState = open(`#${tokens}&type=${type}`);
    answers.mockImplementation(json(user));
    const outcome = service().returnFromLink();
    expect(replaceState).toHaveBeenCalledWith(null, '', '/login');
    expect(await outcome).toEqual({ ok: true, value });
    expect(isStored()).toBe(true);
  });

  test('a link that could not be checked without a connection can be tried again', async () => {
    open(`#${tokens}&type=signup`);
    const made = service();
    answers.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await made.returnFromLink()).toMatchObject({
      ok: false,
      message: { code: 'try-again' },
    });
    open('');
    answers.mockImplementation(json(user));
    expect(await made.returnFromLink()).toEqual({ ok: true, value: 'confirmed' });
    expect(made.returnFromLink()).toBeUndefined();
  });

  test.each([
    ['signup', 'confirmed'],
    ['recovery', 'recovery'],
  ])('a %s link still to be used is used at the second call, not before', async (type, value) => {
    const replaceState = open(`?token_hash=abc&type=${type}`);
    answers.mockImplementation(json(session));
    const made = service();
    expect(await made.returnFromLink()).toEqual({ ok: true, value: 'unused' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/login');
    expect(answers).not.toHaveBeenCalled();
    open('');
    expect(await made.returnFromLink()).toEqual({ ok: true, value });
    const sent: unknown = JSON.parse(String(answers.mock.calls[0]?.[1]?.body));
    expect(sent).toMatchObject({ token_hash: 'abc', type });
    expect(made.returnFromLink()).toBeUndefined();
  });

  test('the first of two links is accepted without asking the service', async () => {
    const replaceState = open('#message=Confirmation+link+accepted.&sb=');
    expect(await service().returnFromLink()).toEqual({ ok: true, value: 'halfway' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/login');
    expect(answers).not.toHaveBeenCalled();
  });

  test('a link whose tokens are refused does not repeat the service’s words', async () => {
    open(`#${tokens}&type=signup`);
    const message = 'unrecognized JWT kid Call 900-555-0199 for algorithm ES256';
    answers.mockImplementation(json({ code: 'bad_jwt', message }, 403));
    const outcome = await service().returnFromLink();
    expect(outcome).toMatchObject({ ok: false, message: { code: 'session-ended' } });
    expect(JSON.stringify(outcome)).not.toContain('900-555');
  });

  test('a spent link is explained without asking the service', async () => {
    open('#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid');
    expect(await service().returnFromLink()).toMatchObject({ message: { code: 'otp_expired' } });
    expect(answers).not.toHaveBeenCalled();
  });
});
