import { afterEach, beforeEach, vi } from 'vitest';
import { authConfiguration } from '#src/auth/configuration.ts';
import { createAuthService, type AuthService } from '#src/auth/auth-service.ts';
import { LOGIN_TEXTS } from '#src/islands/login/texts.ts';

export const email = 'ann@site.example';
export const password = 'correct-horse-1';
export const returnTo = 'https://site.example/login';
export const user = { id: '00000000-0000-4000-8000-000000000000', email, identities: [{}] };
export const member = { id: user.id, email };
export const session = {
  access_token: `${btoa('{}')}.${btoa('{"exp":9999999999}')}.c2ln`.replaceAll('=', ''),
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'abcdefghijkl',
  user,
};

export const fetchMock = vi.fn<typeof fetch>();
export const stored = new Map<string, string>();
/** Local storage; `isFull` makes it refuse new values. */
export const storage = { isFull: false };
/** One project per test: the client warns about a second client with the same storage key. */
let project = 'p0';
export const serviceUrl = () => `https://${project}.supabase.co`;
export const isStored = () => stored.has(`sb-${project}-auth-token`);
export const sentBody = (): unknown => JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));
export const calls = () =>
  fetchMock.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`);

export function service(): AuthService {
  const configuration = authConfiguration(serviceUrl(), 'sb_publishable_x');
  if (configuration.state === 'missing') throw new Error('Expected a configuration');
  return createAuthService(configuration, '(626) 555-0142', LOGIN_TEXTS.messages);
}

export function json(body: unknown, status = 200): () => Promise<Response> {
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
  return () => Promise.resolve(Response.json(body, { status, headers }));
}

/** Session and user of another member. */
export const bea = { ...user, id: 'bea', email: 'bea@site.example' };
const sessionOf = (one: object) => ({ ...session, expires_at: 9_999_999_999, user: one });
/** Another tab has signed someone in. */
export const signInElsewhere = (one: object) =>
  stored.set(`sb-${project}-auth-token`, JSON.stringify(sessionOf(one)));

/** @returns the service after a sign-in of {@link member}. */
export async function signedIn() {
  fetchMock.mockImplementation(json(session));
  const auth = service();
  await auth.signIn(email, password);
  if (!isStored()) throw new Error('Expected a stored session');
  fetchMock.mockClear();
  return auth;
}

/** Replaces the network, the storage and the page of a browser, for each test of a file. */
export function stubBrowser(): void {
  beforeEach(() => {
    stored.clear();
    storage.isFull = false;
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
        if (storage.isFull) throw new DOMException('Storage is full');
        stored.set(key, value);
      },
      removeItem: (key: string) => void stored.delete(key),
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

/** @returns an auth service whose calls succeed, with changes. */
export function successfulAuth(changes: Partial<AuthService> = {}): AuthService {
  const sent = () => Promise.resolve({ ok: true, value: 'sent' } as const);
  return {
    prepare: vi.fn(),
    member: () => member,
    keepsSession: () => true,
    dropLink: vi.fn(),
    signIn: () => Promise.resolve({ ok: true, value: 'signed-in' }),
    signUp: () => Promise.resolve({ ok: true, value: 'confirm-by-email' }),
    requestReset: sent,
    resendConfirmation: sent,
    setPassword: () => Promise.resolve({ ok: true, value: 'saved' }),
    signOut: () => Promise.resolve({ ok: true, value: 'everywhere' }),
    returnFromLink: () => undefined,
    ...changes,
  };
}
