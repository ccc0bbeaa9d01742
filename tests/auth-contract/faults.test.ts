import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from './support/world.ts';

// The browser tests use each kind of fault (login-faults.spec.ts, login-session-renewal.spec.ts).
describe('faults of the control port', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => world.control.reset());
  afterAll(() => world.end());

  const signIn = (email = 'ann@site.example') => world.password(email, 'wrong-horse-1');

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
