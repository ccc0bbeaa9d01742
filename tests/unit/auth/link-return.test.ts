import { describe, expect, test, vi } from 'vitest';
import {
  bea,
  email,
  fetchMock,
  isStored,
  json,
  member,
  sentBody,
  service,
  session,
  signedIn,
  signInElsewhere,
  stored,
  stubBrowser,
  user,
} from '#tests/support/stubbed-auth.ts';

stubBrowser();

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

  test('asks where the member has signed out in the meantime', async () => {
    const auth = await signedIn();
    setLocation(`#${tokens}&type=signup`);
    fetchMock.mockImplementation(() => (stored.clear(), json(user)()));
    const value = { email, member: undefined };
    expect(await auth.returnFromLink()).toEqual({ ok: true, value });
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
});
