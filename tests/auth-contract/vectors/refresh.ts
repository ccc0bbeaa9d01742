import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { textOf, type Answer } from '#tests/auth-contract/support/server.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

const { ok } = answers;
const malformed = '400 validation_failed Refresh token is not valid';
const notFound = '400 refresh_token_not_found Invalid Refresh Token: Refresh Token Not Found';
const alreadyUsed = '400 refresh_token_already_used Invalid Refresh Token: Already Used';
const banned = '400 user_banned Invalid Refresh Token: User Banned';

const refreshTokenOf = (answer: Answer) => textOf(answer, 'refresh_token');

/** Three tokens of one session, the last one active. */
async function threeGenerations(world: World) {
  const first = (await world.session()).refresh;
  const second = refreshTokenOf(await world.refresh(first));
  return { first, active: refreshTokenOf(await world.refresh(second)) };
}

export const refreshVectors = [
  row(
    'C1 a refresh gives another token in the same session',
    ok,
    async (world) => {
      const { access, refresh } = await world.session();
      const answer = await world.refresh(refresh);
      const claims = decodeJwt(textOf(answer, 'access_token'));
      expect(refreshTokenOf(answer)).not.toBe(refresh);
      expect(claims['session_id']).toBe(decodeJwt(access)['session_id']);
      return answer;
    },
    { weak_password: undefined, user: { role: 'authenticated' } },
  ),
  ...[0, 86_400].map((seconds) =>
    row(`C2 the parent of the active token gives it after ${seconds} s`, ok, async (world) => {
      const { refresh } = await world.session();
      const first = await world.refresh(refresh);
      await world.control.advance(seconds);
      const again = await world.refresh(refresh);
      expect(refreshTokenOf(again)).toBe(refreshTokenOf(first));
      return again;
    }),
  ),
  row('C3 a grandparent is a reuse, which ends the active token', alreadyUsed, async (world) => {
    const { first, active } = await threeGenerations(world);
    await world.control.advance(60);
    const reuse = await world.refresh(first);
    expect(reuse.body['code']).toBe('refresh_token_already_used');
    await world.control.advance(60);
    return world.refresh(active);
  }),
  row('C3 within the reuse interval a grandparent is accepted', ok, async (world) =>
    world.refresh((await threeGenerations(world)).first),
  ),
  ...['', 'abc', 'ABCDEFGHIJKL', 'abcdefghijklm', 'a'.repeat(40)].map((token) =>
    row(`C4 the token "${token}" is refused`, malformed, (world) => world.refresh(token)),
  ),
  row('C5 an unknown well-formed token is not found', notFound, (world) =>
    world.refresh('abcdefghijkl'),
  ),
  row('C6 the token of a signed-out session is not found', notFound, async (world) => {
    const { access, refresh } = await world.session();
    await world.signOut(access, '?scope=local');
    return world.refresh(refresh);
  }),
  row('C7 two concurrent refreshes return the same active token', ok, async (world) => {
    const { refresh } = await world.session();
    const [one, other] = await Promise.all([world.refresh(refresh), world.refresh(refresh)]);
    expect(refreshTokenOf(one)).toBe(refreshTokenOf(other));
    return other;
  }),
  row('C8 a banned user is refused', banned, async (world) => {
    const { refresh, email } = await world.session();
    await world.control.setState(email, 'banned');
    return world.refresh(refresh);
  }),
];
