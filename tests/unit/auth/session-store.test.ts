import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionStore } from '#src/auth/session-store.ts';

const KEY = 'sb-abc-auth-token';
const tokens = { access_token: 'a', refresh_token: 'r', expires_at: 1 };
const member = (id: string) => ({ id, email: `${id}@site.example` });
const session = (id: string) => JSON.stringify({ ...tokens, user: member(id) });

const stored = new Map<string, string>();
/** Longest value that storage takes; no value where it is blocked. */
let capacity: number | 'blocked' = 10_000;
const check = (length = 0) => {
  if (capacity === 'blocked' || length > capacity) throw new DOMException('No storage');
};
const dispatchEvent = vi.fn<(event: Event) => boolean>();
let store = new SessionStore(KEY);

beforeEach(() => {
  stored.clear();
  capacity = 10_000;
  dispatchEvent.mockClear();
  store = new SessionStore(KEY);
  vi.stubGlobal('dispatchEvent', dispatchEvent);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (check(), stored.get(key) ?? null),
    setItem: (key: string, value: string) => (check(value.length), stored.set(key, value)),
    removeItem: (key: string) => (check(), stored.delete(key)),
  });
  return () => vi.unstubAllGlobals();
});

describe('SessionStore member', () => {
  test.each<[what: string, text: string | undefined, member: object | undefined]>([
    ['nothing', undefined, undefined],
    ['no JSON', '{', undefined],
    ['null', 'null', undefined],
    ...Object.keys(tokens).map((name): [string, string, undefined] => [
      `no ${name}`,
      JSON.stringify({ ...tokens, [name]: '' }),
      undefined,
    ]),
    ['no user', JSON.stringify(tokens), { id: '', email: '' }],
    ['no texts', JSON.stringify({ ...tokens, user: { id: 1, email: 2 } }), { id: '', email: '' }],
    ['a session', session('ann'), member('ann')],
  ])('where storage has %s', (_, text, expected) => {
    if (text !== undefined) stored.set(KEY, text);
    expect(store.member).toEqual(expected);
    expect(store.refreshToken).toBe(expected ? 'r' : '');
  });

  test('is the same object until the account or its address changes', () => {
    stored.set(KEY, session('ann'));
    const { member: first } = store;
    expect(store.member).toBe(first);
    stored.set(KEY, session('ann').replace('ann@', 'anna@'));
    expect(store.member?.email).toBe('anna@site.example');
    stored.clear();
    expect(store.member).toBeUndefined();
  });
});

describe('SessionStore where storage is blocked or full', () => {
  test.each([0, 'blocked'] as const)('AUTH-4 keeps a session in memory: %s', (state) => {
    expect([store.isInMemory, store.canKeep()]).toEqual([false, true]);
    expect(stored.size).toBe(0);
    capacity = state;
    store.setItem(KEY, session('ann'));
    expect([store.isInMemory, store.canKeep()]).toEqual([true, false]);
    expect(store.getItem(KEY)).toBe(session('ann'));
    store.removeItem(KEY);
    expect(store.getItem(KEY)).toBeNull();
  });

  test('prefers what storage has again', () => {
    stored.set(KEY, session('old'));
    capacity = 10;
    store.setItem(KEY, session('ann'));
    expect(stored.size).toBe(0);
    capacity = 1000;
    expect(store.canKeep()).toBe(false);
    stored.set(KEY, session('bea'));
    expect([store.isInMemory, store.canKeep(), store.member?.id]).toEqual([false, true, 'bea']);
    store.setItem(KEY, session('ann'));
    stored.clear();
    expect(store.getItem(KEY)).toBeNull();
  });
});

describe('AUTH-10 SessionStore hold', () => {
  test('neither reads, replaces nor removes the session of another member', async () => {
    stored.set(KEY, session('bea'));
    await store.hold('ann', () => {
      expect(store.getItem(KEY)).toBeNull();
      store.setItem(KEY, session('ann'));
      store.removeItem(KEY);
      return Promise.resolve();
    });
    expect(store.getItem(KEY)).toBe(session('bea'));
  });

  test('admits its own member, and the one who signs in during the call', async () => {
    stored.set(KEY, session('ann'));
    await store.hold('ann', () => {
      expect(store.getItem(KEY)).toBe(session('ann'));
      store.removeItem(KEY);
      return Promise.resolve();
    });
    expect(stored.size).toBe(0);
    await store.hold(undefined, () => {
      store.setItem(KEY, '{}');
      store.setItem(KEY, session('bea'));
      expect(store.getItem(KEY)).toBe(session('bea'));
      return Promise.resolve();
    });
  });

  test('does not concern other keys', async () => {
    await store.hold(undefined, () => {
      stored.set(KEY, session('bea'));
      store.setItem('other', 'x');
      expect([store.getItem('other'), store.getItem(KEY)]).toEqual(['x', null]);
      store.removeItem('other');
      return Promise.resolve();
    });
    expect([...stored.keys()]).toEqual([KEY]);
  });

  test('lasts until the latest call has ended', async () => {
    stored.set(KEY, session('bea'));
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = [first, second].map(({ promise }) => store.hold('ann', () => promise));
    first.resolve();
    await held[0];
    expect(store.getItem(KEY)).toBeNull();
    second.resolve();
    await held[1];
    expect(store.getItem(KEY)).toBe(session('bea'));
  });
});

test('AUTH-9 SessionStore forget removes the session of one member and announces it', () => {
  store.forget(member('ann'));
  stored.set(KEY, session('ann'));
  store.forget(member('bea'));
  expect(store.member?.id).toBe('ann');
  store.forget(member('ann'));
  expect(stored.size).toBe(0);
  expect(dispatchEvent.mock.calls.map(([{ type }]) => type)).toEqual(Array(3).fill('storage'));
});
