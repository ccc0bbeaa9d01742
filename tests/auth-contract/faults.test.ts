import { AuthInvalidTokenResponseError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authClient } from './support/client.ts';
import { startWorld, type World } from './support/world.ts';

const { name: RETRYABLE } = AuthRetryableFetchError;

describe('faults of the control port', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => world.control.reset());
  afterAll(() => world.end());

  const signIn = (email = 'ann@site.example') => world.password(email, 'wrong-horse-1');
  const oneHit = () => expect.poll(() => world.control.faultHits(), { interval: 20 }).toBe(1);

  it.each([
    ['refused', RETRYABLE, 0, undefined],
    ['truncated', RETRYABLE, 0, undefined],
    ['html', RETRYABLE, 0, undefined],
    ['empty', AuthInvalidTokenResponseError.name, 500, undefined],
    ['403', 'AuthApiError', 403, 'bad_jwt'],
    ['429', 'AuthApiError', 429, 'over_request_rate_limit'],
    ['500', RETRYABLE, 500, undefined],
    ['502', RETRYABLE, 502, undefined],
    ['503', RETRYABLE, 503, undefined],
    ['504', RETRYABLE, 504, undefined],
  ] as const)('%s is an %s of the client with %s and %s', async (kind, name, status, code) => {
    await world.control.setFault(kind, { path: 'token' });
    const { error } = await authClient(world).signInWithPassword(world.stranger());
    expect([error?.name, error?.status, error?.code]).toEqual([name, status, code]);
  });

  it('lost saves a password, but its answer does not arrive', async () => {
    const { access, email } = await world.session();
    await world.control.setFault('lost', { path: 'user', email });
    await expect(world.savePassword(access, 'brand-new-horse-3')).rejects.toThrow();
    await world.control.clearFault();
    const again = await world.savePassword(access, 'brand-new-horse-3');
    expect(again.body['code']).toBe('same_password');
  });

  it('hanging sends no answer and ends with the fault', async () => {
    await world.control.setFault('hanging');
    const answer = expect(signIn()).rejects.toThrow();
    await oneHit();
    await world.control.clearFault();
    await answer;
  });

  it('slow answers when the fault is cleared', async () => {
    await world.control.setFault('slow');
    const answer = signIn();
    await oneHit();
    await world.control.clearFault();
    expect((await answer).body['code']).toBe('invalid_credentials');
  });

  it('a fault for one path does not apply to others', async () => {
    await world.control.setFault('500', { path: 'recover' });
    expect((await signIn()).status).toBe(400);
    expect((await world.recover('a@b.co')).status).toBe(500);
  });

  it('a fault for one account applies to all of its requests and mails, and to no other', async () => {
    const { access, refresh, email } = await world.session();
    await world.recover(email);
    const { token } = await world.control.latestMail(email);
    const answersOf = () =>
      Promise.all([
        ...[signIn(email), world.refresh(refresh), world.user(access)],
        ...[world.redeem('recovery', token), world.openLink(email)],
      ]);
    await world.control.setFault('500', { email });
    expect((await answersOf()).map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
    expect((await signIn('bob@site.example')).status).toBe(400);
    await world.control.clearFault({ email });
    expect((await world.refresh(refresh)).status).toBe(200);
  });

  it('a rotated secret and password rules apply to one account', async () => {
    const [one, other] = [await world.session(), await world.session()];
    await world.control.rotateSecret(one.email);
    await world.control.change({ passwordMinLength: 40, passwordRulesFor: other.email });
    expect((await world.user(one.access)).body['code']).toBe('bad_jwt');
    expect((await world.savePassword(other.access, 'short-horse')).body['code']).toBe(
      'weak_password',
    );
    expect((await world.signUp(world.stranger())).status).toBe(200);
  });
});
