import { expect } from 'vitest';
import { redirectOf } from '#tests/auth-contract/support/links.ts';
import { textAt } from '#tests/auth-contract/support/json.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

const { ok } = answers;
const noSession = '403 session_not_found Session from session_id claim in JWT does not exist';
const badJwt = '403 bad_jwt invalid JWT: unable to parse or verify signature, ';
const wrongSignature = `${badJwt}token signature is invalid: signature is invalid`;

/** Two sessions of one member. */
async function twoSessions(world: World) {
  const own = await world.session();
  return { own, other: await world.session(own) };
}

function logoutRow(id: string, scope: string, other: number) {
  return row(`${id} signing out with "${scope}"`, '204', async (world) => {
    const sessions = await twoSessions(world);
    const answer = await world.signOut(sessions.own.access, scope);
    expect(answer.text).toBe('');
    expect((await world.server.user(sessions.own.access)).status).toBe(403);
    expect((await world.server.user(sessions.other.access)).status).toBe(other);
    return answer;
  });
}

export const bearerVectors = [
  row(
    'D1 a request without a token is refused',
    '401 no_authorization This endpoint requires a valid Bearer token',
    ({ server }) => server.ask('GET', '/user'),
  ),
  row(
    'D2 an expired token is refused with 403',
    `${badJwt}token has invalid claims: token is expired`,
    async (world) => {
      await world.control.change({ accessTokenSeconds: 1 });
      const { access } = await world.session();
      const status = async () => (await world.server.user(access)).status;
      await expect.poll(status, { timeout: 5000 }).toBe(403);
      return world.server.user(access);
    },
  ),
  row('D2 a tampered token is refused', wrongSignature, async (world) => {
    const [head, claims] = (await world.session()).access.split('.');
    return world.server.user(`${head}.${claims}.${'A'.repeat(43)}`);
  }),
  ...['abc', 'a.b.c'].map((token) =>
    row(`D2 the text ${token} is refused`, `${badJwt}token is malformed: …`, ({ server }) =>
      server.user(token),
    ),
  ),
  row('D3 a token of a signed-out session is refused', noSession, async (world) => {
    const { access } = await world.session();
    await world.signOut(access);
    return world.server.user(access);
  }),
  row('D3 a second sign-out is refused', noSession, async (world) => {
    const { access } = await world.session();
    await world.signOut(access);
    return world.signOut(access);
  }),
  logoutRow('D4', '?scope=global', 403),
  logoutRow('D4', '?scope=', 403),
  logoutRow('D5', '?scope=local', 200),
  row(
    'D7 the same password is refused',
    '422 same_password New password should be different from the old password.',
    async (world) => {
      const { access, password } = await world.session();
      return world.savePassword(access, password);
    },
  ),
  row('D7 a weak new password is refused', answers.weak, async (world) => {
    const answer = await world.savePassword((await world.session()).access, 'abc12');
    const { body } = answer;
    expect(body['weak_password']).toEqual({ reasons: ['length'] });
    return answer;
  }),
  row('D7 a new password ends the other sessions but not this one', ok, async (world) => {
    const { own, other } = await twoSessions(world);
    const answer = await world.savePassword(own.access, 'brand-new-horse-3');
    expect(answer.body).toMatchObject({ id: own.userId, email: own.email });
    expect((await world.server.user(own.access)).status).toBe(200);
    expect((await world.server.user(other.access)).body['code']).toBe('session_not_found');
    expect((await world.server.refresh(own.refresh)).status).toBe(200);
    expect((await world.server.password(own.email, own.password)).status).toBe(400);
    return answer;
  }),
  row('D8 a new password voids pending links and their limit', answers.redirect, async (world) => {
    const { access, email } = await world.session();
    await world.recover(email);
    await world.savePassword(access, 'brand-new-horse-3');
    const answer = await world.openLink(email);
    expect((await world.recover(email)).status).toBe(200);
    expect(redirectOf(answer).fragment.get('error_code')).toBe('otp_expired');
    return answer;
  }),
  row(
    'D10 a token of a deleted user is refused',
    '403 user_not_found User from sub claim in JWT does not exist',
    async (world) => {
      const { access, email } = await world.session();
      await world.control.setState(email, 'deleted');
      return world.server.user(access);
    },
  ),
  row('D11 a banned user can neither read, save nor sign out', answers.banned, async (world) => {
    const { access, email } = await world.session();
    await world.control.setState(email, 'banned');
    expect((await world.server.user(access)).body['code']).toBe('user_banned');
    expect((await world.savePassword(access, 'brand-new-horse-3')).body['code']).toBe(
      'user_banned',
    );
    return world.signOut(access);
  }),
  row('D12 a rotated secret refuses sign-out, but not a refresh', wrongSignature, async (world) => {
    const { access, refresh, email } = await world.session();
    await world.control.rotateSecret(email);
    expect((await world.server.user(access)).body['code']).toBe('bad_jwt');
    const answer = await world.signOut(access);
    const renewed = await world.server.refresh(refresh);
    const { status } = await world.server.user(textAt(renewed.body, 'access_token'));
    expect(status).toBe(200);
    return answer;
  }),
];
