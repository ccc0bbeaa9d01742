import { afterEach, expect, test, vi } from 'vitest';
import { announceMember, subscribeToMember } from '#src/auth/session-events.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('HEAD-7 subscribeToMember hears of changes in any tab, until it unsubscribes', () => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  const listener = vi.fn();
  const unsubscribe = subscribeToMember(listener);
  announceMember();
  page.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  announceMember();
  page.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(2);
});
