import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { textAt } from '#tests/auth-contract/support/json.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { answerVectors } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

const notFound = {
  status: 400,
  code: 'refresh_token_not_found',
  message: 'Invalid Refresh Token: Refresh Token Not Found',
};
const alreadyUsed = {
  status: 400,
  code: 'refresh_token_already_used',
  message: 'Invalid Refresh Token: Already Used',
};

async function memberSession(world: World) {
  return world.session(await world.member());
}

function refreshTokenOf({ body }: Answer): string {
  return textAt(body, 'refresh_token');
}

/** Three tokens of one session, the last one active, the reuse interval over. */
async function threeGenerations(world: World) {
  const first = (await memberSession(world)).refresh;
  const second = refreshTokenOf(await world.server.refresh(first));
  const active = refreshTokenOf(await world.server.refresh(second));
  await world.control.advance(60);
  return { first, active };
}

export const refreshVectors = answerVectors([
  {
    id: 'C1',
    title: 'a refresh gives another token in the same session',
    needs: ['member'],
    ask: async (world) => {
      const { access, refresh } = await memberSession(world);
      const answer = await world.server.refresh(refresh);
      const claims = decodeJwt(textAt(answer.body, 'access_token'));
      expect(refreshTokenOf(answer)).not.toBe(refresh);
      expect(claims['session_id']).toBe(decodeJwt(access)['session_id']);
      return answer;
    },
    status: 200,
    also: ({ body }) => {
      expect(body).not.toHaveProperty('weak_password');
      expect(body['user']).toMatchObject({ role: 'authenticated' });
    },
  },
  {
    id: 'C2',
    title: 'the parent of the active token gives the same active token again',
    needs: ['member'],
    ask: async (world) => {
      const { refresh } = await memberSession(world);
      const first = await world.server.refresh(refresh);
      const again = await world.server.refresh(refresh);
      expect(refreshTokenOf(again)).toBe(refreshTokenOf(first));
      return again;
    },
    status: 200,
  },
  {
    id: 'C2',
    title: 'the parent of the active token gives the same active token a day later',
    needs: ['control'],
    ask: async (world) => {
      const { refresh } = await memberSession(world);
      const first = await world.server.refresh(refresh);
      await world.control.advance(86_400);
      const again = await world.server.refresh(refresh);
      expect(refreshTokenOf(again)).toBe(refreshTokenOf(first));
      return again;
    },
    status: 200,
  },
  {
    id: 'C3',
    title: 'a grandparent is a reuse',
    needs: ['control'],
    ask: async (world) => world.server.refresh((await threeGenerations(world)).first),
    ...alreadyUsed,
  },
  {
    id: 'C3',
    title: 'a reuse ends the active token too, at the latest one reuse interval later',
    needs: ['control'],
    ask: async (world) => {
      const { first, active } = await threeGenerations(world);
      await world.server.refresh(first);
      await world.control.advance(60);
      return world.server.refresh(active);
    },
    ...alreadyUsed,
  },
  {
    id: 'C3',
    title: 'within the reuse interval a grandparent is accepted',
    needs: ['control'],
    ask: async (world) => {
      const { refresh } = await memberSession(world);
      const second = refreshTokenOf(await world.server.refresh(refresh));
      await world.server.refresh(second);
      return world.server.refresh(refresh);
    },
    status: 200,
  },
  ...['abc', 'ABCDEFGHIJKL', 'abcdefghijklm', 'a'.repeat(40)].map((token) => ({
    id: 'C4',
    title: `the malformed token ${token} is refused`,
    ask: ({ server }: World) => server.refresh(token),
    status: 400,
    code: 'validation_failed',
    message: 'Refresh token is not valid',
  })),
  {
    id: 'C5',
    title: 'an unknown well-formed token is not found',
    ask: ({ server }) => server.refresh('abcdefghijkl'),
    ...notFound,
  },
  {
    id: 'C6',
    title: 'the token of a signed-out session is not found',
    needs: ['member'],
    ask: async (world) => {
      const { access, refresh } = await memberSession(world);
      await world.server.ask('POST', '/logout?scope=local', { bearer: access });
      return world.server.refresh(refresh);
    },
    ...notFound,
  },
  {
    id: 'C7',
    title: 'two concurrent refreshes with one token return the same active token',
    needs: ['member'],
    ask: async (world) => {
      const { refresh } = await memberSession(world);
      const [one, other] = await Promise.all([
        world.server.refresh(refresh),
        world.server.refresh(refresh),
      ]);
      expect(one.status).toBe(200);
      expect(refreshTokenOf(one)).toBe(refreshTokenOf(other));
      return other;
    },
    status: 200,
  },
]);
