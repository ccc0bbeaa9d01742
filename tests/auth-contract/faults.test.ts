import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaultKind } from '#tests/support/auth-service-types.ts';
import { AuthInvalidTokenResponseError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { authClient } from './support/client.ts';
import { startWorld, type World } from './support/world.ts';

const statuses: readonly { kind: FaultKind; status: number; type: RegExp }[] = [
  { kind: 'empty', status: 200, type: /json/ },
  { kind: 'html', status: 200, type: /html/ },
  { kind: '403', status: 403, type: /json/ },
  { kind: '429', status: 429, type: /json/ },
  { kind: '500', status: 500, type: /json/ },
  { kind: '502', status: 502, type: /json/ },
  { kind: '503', status: 503, type: /json/ },
  { kind: '504', status: 504, type: /json/ },
];

describe('faults of the control port', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => world.control.reset());
  afterAll(() => world.end());

  const signIn = (email = 'ann@site.example', headers = {}) =>
    world.server.password(email, 'wrong-horse-1', { headers });
  const oneHit = () => expect.poll(() => world.control.faultHits(), { interval: 20 }).toBe(1);

  it.each(statuses)('$kind answers $status', async ({ kind, status, type }) => {
    await world.control.setFault(kind);
    const answer = await signIn();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toMatch(type);
  });

  it.each([
    { kind: '500', name: AuthRetryableFetchError, status: 500 },
    { kind: '503', name: AuthRetryableFetchError, status: 503 },
    { kind: 'refused', name: AuthRetryableFetchError, status: 0 },
    { kind: 'empty', name: AuthInvalidTokenResponseError, status: 500 },
  ] as const)('$kind is the error $name.name of the client', async ({ kind, name, status }) => {
    await world.control.setFault(kind, { path: 'token' });
    const { error } = await authClient(world).signInWithPassword(world.stranger());
    expect(error).toBeInstanceOf(name);
    expect([error?.status, error?.code]).toEqual([status, undefined]);
  });

  it('lost saves a password, but its answer does not arrive', async () => {
    const { access, email } = await world.session();
    await world.control.setFault('lost', { path: 'user', email });
    await expect(world.savePassword(access, 'brand-new-horse-3')).rejects.toThrow();
    await world.control.clearFault();
    const again = await world.savePassword(access, 'brand-new-horse-3');
    expect(again.body['code']).toBe('same_password');
  });

  it('a refresh fails during an outage of the account and works after it', async () => {
    const { refresh, email } = await world.session();
    await world.control.setFault('503', { email, path: 'token' });
    expect((await world.server.refresh(refresh)).status).toBe(503);
    await world.control.clearFault({ email });
    expect((await world.server.refresh(refresh)).status).toBe(200);
  });

  it('a rotated secret of one account does not apply to others', async () => {
    const [one, other] = [await world.session(), await world.session()];
    await world.control.rotateSecret(one.email);
    expect((await world.server.user(one.access)).body['code']).toBe('bad_jwt');
    expect((await world.server.user(other.access)).status).toBe(200);
  });

  it('a fault for one account applies to the links of its mails', async () => {
    const { email } = await world.pending();
    const { token } = await world.control.latestMail(email);
    await world.control.setFault('500', { email });
    expect((await world.redeem('signup', token)).status).toBe(500);
    expect((await world.openLink(email)).status).toBe(500);
  });

  it('a page of another origin can read a fault', async () => {
    await world.control.setFault('503');
    const { headers } = await signIn(undefined, { Origin: 'http://localhost:4321' });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each(['refused', 'truncated'] as const)('%s breaks the connection', async (kind) => {
    await world.control.setFault(kind);
    await expect(signIn()).rejects.toThrow();
  });

  it('hanging sends no answer and ends with the fault', async () => {
    await world.control.setFault('hanging');
    const answer = expect(signIn()).rejects.toThrow();
    await oneHit();
    await world.control.clearFault();
    await answer;
  });

  it('slow answers late, but at once when the fault is cleared', async () => {
    await world.control.setFault('slow');
    const answer = signIn();
    await oneHit();
    await world.control.clearFault();
    expect((await answer).body['code']).toBe('invalid_credentials');
  });

  it('a fault for one path does not apply to others', async () => {
    await world.control.setFault('500', { path: 'recover' });
    expect((await signIn()).status).toBe(400);
    expect((await world.server.post('/recover', { email: 'a@b.co' })).status).toBe(500);
  });

  it('a fault for one account does not apply to others', async () => {
    const ann = await world.control.makeUser({ email: 'ann@site.example' });
    const { access, refresh } = await world.session(ann);
    await world.control.setFault('500', { email: ann.email });
    expect((await signIn('bob@site.example')).status).toBe(400);
    expect((await signIn(ann.email)).status).toBe(500);
    expect((await world.server.refresh(refresh)).status).toBe(500);
    expect((await world.server.user(access)).status).toBe(500);
  });

  it('password rules for one account do not apply to others', async () => {
    const strict = world.stranger();
    await world.control.change({ passwordMinLength: 40, passwordRulesFor: strict.email });
    expect((await world.signUp(strict)).body['code']).toBe('weak_password');
    expect((await world.signUp(world.stranger())).status).toBe(200);
  });

  it('a fault does not apply to preflights', async () => {
    await world.control.setFault('refused');
    const headers = { 'Access-Control-Request-Method': 'POST' };
    expect((await world.server.ask('OPTIONS', '/token', { headers })).status).toBe(204);
  });

  it.each([
    { body: { kind: 'flood' }, what: /expected one of .* at kind/ },
    { body: { kind: '500', path: 1 }, what: /expected string.* at path/ },
  ])('$body is refused: $what', async ({ body, what }) => {
    const { kind, ...options } = body;
    const setting = Reflect.apply(world.control.setFault, world.control, [kind, options]);
    await expect(setting).rejects.toThrow(what);
  });
});
