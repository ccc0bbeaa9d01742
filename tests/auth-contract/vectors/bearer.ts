import { expect } from 'vitest';
import { redirectOf } from '#tests/auth-contract/support/links.ts';
import { textOf } from '#tests/auth-contract/support/server.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

const { ok, weak, banned, redirect } = answers;
const noToken = '401 no_authorization This endpoint requires a valid Bearer token';
const noSession = '403 session_not_found Session from session_id claim in JWT does not exist';
const noUser = '403 user_not_found User from sub claim in JWT does not exist';
const badJwt = '403 bad_jwt invalid JWT: unable to parse or verify signature, ';
const wrongSignature = `${badJwt}token signature is invalid: signature is invalid`;
const tokenExpired = `${badJwt}token has invalid claims: token is expired`;
const samePassword = '422 same_password New password should be different from the old password.';
const NEW_PASSWORD = 'brand-new-horse-3';

/** Two sessions of one member. */
async function twoSessions(world: World) {
  const own = await world.session();
  return { own, other: await world.session(own) };
}

export const bearerVectors = [
  row('D1 a request without a token is refused', noToken, (world) => world.ask('GET', '/user')),
  row('D2 an expired token is refused with 403', tokenExpired, async (world) => {
    await world.control.change({ accessTokenSeconds: 1 });
    const { access } = await world.session();
    const status = async () => (await world.user(access)).status;
    await expect.poll(status, { timeout: 5000 }).toBe(403);
    return world.user(access);
  }),
  row('D2 a tampered token is refused', wrongSignature, async (world) => {
    const [head, claims] = (await world.session()).access.split('.');
    return world.user(`${head}.${claims}.${'A'.repeat(43)}`);
  }),
  ...['abc', 'a.b.c'].map((token) =>
    row(`D2 the text ${token} is refused`, `${badJwt}token is malformed: …`, (world) =>
      world.user(token),
    ),
  ),
  row('D3 a token of a signed-out session is refused', noSession, async (world) => {
    const { access } = await world.session();
    await world.signOut(access);
    expect((await world.user(access)).body['code']).toBe('session_not_found');
    return world.signOut(access);
  }),
  ...[
    { scope: '?scope=global', other: 403 },
    { scope: '?scope=', other: 403 },
    { scope: '?scope=local', other: 200 },
  ].map(({ scope, other }) =>
    row(`D4 signing out with "${scope}"`, '204', async (world) => {
      const sessions = await twoSessions(world);
      const answer = await world.signOut(sessions.own.access, scope);
      expect(answer.text).toBe('');
      expect((await world.user(sessions.own.access)).status).toBe(403);
      expect((await world.user(sessions.other.access)).status).toBe(other);
      return answer;
    }),
  ),
  row('D7 the same password is refused', samePassword, async (world) => {
    const { access, password } = await world.session();
    return world.savePassword(access, password);
  }),
  row(
    'D7 a weak new password is refused',
    weak,
    async (world) => world.savePassword((await world.session()).access, 'abc12'),
    { weak_password: { reasons: ['length'] } },
  ),
  row('D7 a new password ends the other sessions but not this one', ok, async (world) => {
    const { own, other } = await twoSessions(world);
    const answer = await world.savePassword(own.access, NEW_PASSWORD);
    expect(answer.body).toMatchObject({ email: own.email });
    expect((await world.user(own.access)).status).toBe(200);
    expect((await world.user(other.access)).body['code']).toBe('session_not_found');
    expect((await world.refresh(own.refresh)).status).toBe(200);
    expect((await world.password(own.email, own.password)).status).toBe(400);
    return answer;
  }),
  row('D8 a new password voids pending links and their limit', redirect, async (world) => {
    const { access, email } = await world.session();
    await world.recover(email);
    await world.savePassword(access, NEW_PASSWORD);
    const answer = await world.openLink(email);
    expect((await world.recover(email)).status).toBe(200);
    expect(redirectOf(answer).fragment.get('error_code')).toBe('otp_expired');
    return answer;
  }),
  row('D10 a token of a deleted user is refused', noUser, async (world) => {
    const { access, email } = await world.session();
    await world.control.setState(email, 'deleted');
    return world.user(access);
  }),
  row('D11 a banned user can neither read, save nor sign out', banned, async (world) => {
    const { access, email } = await world.session();
    await world.control.setState(email, 'banned');
    const others = [await world.user(access), await world.savePassword(access, NEW_PASSWORD)];
    for (const { body } of others) expect(body['code']).toBe('user_banned');
    return world.signOut(access);
  }),
  row('D12 a rotated secret refuses sign-out, but not a refresh', wrongSignature, async (world) => {
    const { access, refresh, email } = await world.session();
    await world.control.rotateSecret(email);
    expect((await world.user(access)).body['code']).toBe('bad_jwt');
    const answer = await world.signOut(access);
    const renewed = textOf(await world.refresh(refresh), 'access_token');
    expect((await world.user(renewed)).status).toBe(200);
    return answer;
  }),
];
