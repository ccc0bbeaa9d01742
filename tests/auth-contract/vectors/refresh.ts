import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { textAt } from '#tests/auth-contract/support/json.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

const { ok } = answers;
const notFound = '400 refresh_token_not_found Invalid Refresh Token: Refresh Token Not Found';
const alreadyUsed = '400 refresh_token_already_used Invalid Refresh Token: Already Used';

function refreshTokenOf({ body }: Answer): string {
  return textAt(body, 'refresh_token');
}

/** Three tokens of one session, the last one active, the reuse interval over. */
async function threeGenerations(world: World) {
  const first = (await world.session()).refresh;
  const second = refreshTokenOf(await world.server.refresh(first));
  const active = refreshTokenOf(await world.server.refresh(second));
  await world.control.advance(60);
  return { first, active };
}

export const refreshVectors = [
  row('C1 a refresh gives another token in the same session', ok, async (world) => {
    const { access, refresh } = await world.session();
    const answer = await world.server.refresh(refresh);
    const claims = decodeJwt(textAt(answer.body, 'access_token'));
    expect(refreshTokenOf(answer)).not.toBe(refresh);
    expect(claims['session_id']).toBe(decodeJwt(access)['session_id']);
    expect(answer.body).not.toHaveProperty('weak_password');
    expect(answer.body['user']).toMatchObject({ role: 'authenticated' });
    return answer;
  }),
  ...[0, 86_400].map((seconds) =>
    row(
      `C2 the parent of the active token gives it again after ${seconds} s`,
      ok,
      async (world) => {
        const { refresh } = await world.session();
        const first = await world.server.refresh(refresh);
        await world.control.advance(seconds);
        const again = await world.server.refresh(refresh);
        expect(refreshTokenOf(again)).toBe(refreshTokenOf(first));
        return again;
      },
    ),
  ),
  row('C3 a grandparent is a reuse', alreadyUsed, async (world) =>
    world.server.refresh((await threeGenerations(world)).first),
  ),
  row('C3 a reuse ends the active token too', alreadyUsed, async (world) => {
    const { first, active } = await threeGenerations(world);
    await world.server.refresh(first);
    await world.control.advance(60);
    return world.server.refresh(active);
  }),
  row('C3 within the reuse interval a grandparent is accepted', ok, async (world) => {
    const { refresh } = await world.session();
    await world.server.refresh(refreshTokenOf(await world.server.refresh(refresh)));
    return world.server.refresh(refresh);
  }),
  ...['', 'abc', 'ABCDEFGHIJKL', 'abcdefghijklm', 'a'.repeat(40)].map((token) =>
    row(
      `C4 the malformed token "${token}" is refused`,
      '400 validation_failed Refresh token is not valid',
      ({ server }) => server.refresh(token),
    ),
  ),
  row('C5 an unknown well-formed token is not found', notFound, ({ server }) =>
    server.refresh('abcdefghijkl'),
  ),
  row('C6 the token of a signed-out session is not found', notFound, async (world) => {
    const { access, refresh } = await world.session();
    await world.signOut(access, '?scope=local');
    return world.server.refresh(refresh);
  }),
  row('C7 two concurrent refreshes return the same active token', ok, async (world) => {
    const { refresh } = await world.session();
    const [one, other] = await Promise.all([
      world.server.refresh(refresh),
      world.server.refresh(refresh),
    ]);
    expect(one.status).toBe(200);
    expect(refreshTokenOf(one)).toBe(refreshTokenOf(other));
    return other;
  }),
  row(
    'C8 a banned user is refused',
    '400 user_banned Invalid Refresh Token: User Banned',
    async (world) => {
      const { refresh, email } = await world.session();
      await world.control.setState(email, 'banned');
      return world.server.refresh(refresh);
    },
  ),
];
