import { expect } from 'vitest';
import { at, textAt } from '#tests/auth-contract/support/json.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { answerVectors } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

const badJwt = {
  status: 403,
  code: 'bad_jwt',
  message: /^invalid JWT: unable to parse or verify signature, /,
};
const noSession = {
  status: 403,
  code: 'session_not_found',
  message: 'Session from session_id claim in JWT does not exist',
};

async function memberSession(world: World) {
  return world.session(await world.member());
}

/** Two sessions of one member; the first one signs out by a scope. */
async function afterLogout(world: World, scope: string) {
  const account = await world.member();
  const own = await world.session(account);
  const other = await world.session(account);
  const logout = await world.server.ask('POST', `/logout${scope}`, { bearer: own.access });
  const statusOf = async (token: string) => (await world.server.user(token)).status;
  return { logout, own: await statusOf(own.access), other: await statusOf(other.access) };
}

function logoutRow(id: string, scope: string, own: number, other: number, what: string) {
  return {
    id,
    title: `signing out${scope && ` with ${scope}`} ends ${what}`,
    needs: ['member'] as const,
    ask: async (world: World) => {
      const after = await afterLogout(world, scope);
      expect([after.own, after.other]).toEqual([own, other]);
      return after.logout;
    },
    status: 204,
    also: ({ text }: Answer) => expect(text).toBe(''),
  };
}

async function update(world: World, change: object): Promise<Answer> {
  const { access } = await memberSession(world);
  return world.server.ask('PUT', '/user', { bearer: access, body: change });
}

export const bearerVectors = answerVectors([
  {
    id: 'D1',
    title: 'a request without a token is refused',
    ask: ({ server }) => server.ask('GET', '/user', { headers: { Authorization: null } }),
    status: 401,
    code: 'no_authorization',
    message: 'This endpoint requires a valid Bearer token',
  },
  {
    id: 'D2',
    title: 'an expired token is refused with 403',
    needs: ['control'],
    ask: async (world) => {
      const { access } = await memberSession(world);
      await world.control.advance(3601);
      return world.server.user(access);
    },
    ...badJwt,
    message: /token has invalid claims: token is expired$/,
  },
  {
    id: 'D2',
    title: 'a tampered token is refused',
    needs: ['member'],
    ask: async (world) => {
      const [head, claims] = (await memberSession(world)).access.split('.');
      return world.server.user(`${head}.${claims}.${'A'.repeat(43)}`);
    },
    ...badJwt,
  },
  {
    id: 'D2',
    title: 'text that is not a token is refused',
    ask: ({ server }) => server.user('abc'),
    ...badJwt,
  },
  {
    id: 'D3',
    title: 'a token of a signed-out session is refused',
    needs: ['member'],
    ask: async (world) => {
      const { access } = await memberSession(world);
      await world.server.ask('POST', '/logout', { bearer: access });
      return world.server.user(access);
    },
    ...noSession,
  },
  logoutRow('D4', '', 403, 403, 'all sessions'),
  logoutRow('D5', '?scope=local', 403, 200, 'this session'),
  logoutRow('D6', '?scope=others', 200, 403, 'all sessions but this one'),
  {
    id: 'D6',
    title: 'an unknown scope is refused',
    needs: ['member'],
    ask: async (world) => {
      const { access } = await memberSession(world);
      return world.server.ask('POST', '/logout?scope=me', { bearer: access });
    },
    status: 400,
    code: 'validation_failed',
    message: 'Unsupported logout scope "me"',
  },
  {
    id: 'D7',
    title: 'the same password is refused',
    needs: ['member'],
    ask: async (world) => update(world, { password: (await world.member()).password }),
    status: 422,
    code: 'same_password',
    message: 'New password should be different from the old password.',
  },
  {
    id: 'D7',
    title: 'a weak new password is refused',
    needs: ['member'],
    ask: (world) => update(world, { password: 'abc12' }),
    status: 422,
    code: 'weak_password',
    also: ({ body }) => expect(at(body, 'weak_password', 'reasons')).toEqual(['length']),
  },
  {
    id: 'D7',
    title: 'a new password ends the other sessions but not this one',
    needs: ['control'],
    ask: async (world) => {
      const account = await world.member();
      const own = await world.session(account);
      const other = await world.session(account);
      const body = { password: 'brand-new-horse-3' };
      const answer = await world.server.ask('PUT', '/user', { bearer: own.access, body });
      expect((await world.server.user(own.access)).status).toBe(200);
      expect((await world.server.user(other.access)).body['code']).toBe('session_not_found');
      expect((await world.server.refresh(own.refresh)).status).toBe(200);
      const old = await world.server.password(account.email, account.password);
      expect(old.body['code']).toBe('invalid_credentials');
      return answer;
    },
    status: 200,
  },
  {
    id: 'D8',
    title: "another account's address is refused",
    needs: ['member', 'sign-up'],
    ask: async (world) => update(world, { email: (await world.pending()).email }),
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
  },
  {
    id: 'D9',
    title: 'metadata is merged, and null removes a key',
    needs: ['member'],
    ask: async (world) => {
      const { access } = await memberSession(world);
      const { body } = await world.server.user(access);
      const before = body['user_metadata'];
      const added = await update(world, { data: { a: 1 } });
      expect(added.body['user_metadata']).toEqual({ ...Object(before), a: 1 });
      const removed = await update(world, { data: { a: null } });
      expect(removed.body['user_metadata']).toEqual(before);
      return removed;
    },
    status: 200,
  },
  {
    id: 'D9',
    title: 'an account made by sign-up keeps its standard metadata through a merge',
    needs: ['control'],
    ask: async (world) => {
      await world.control.change({ autoconfirm: true });
      const { body } = await world.signUp(world.stranger());
      const bearer = textAt(body, 'access_token');
      return world.server.ask('PUT', '/user', { bearer, body: { data: { a: 1 } } });
    },
    status: 200,
    also: ({ body }) => {
      const { id, email } = body;
      expect(body['user_metadata']).toMatchObject({ a: 1, sub: id, email, email_verified: true });
    },
  },
  {
    id: 'D10',
    title: 'a token of a deleted user is refused',
    needs: ['control'],
    ask: async (world) => {
      const account = await world.member();
      const { access } = await world.session(account);
      await world.control.setState(account.email, 'deleted');
      return world.server.user(access);
    },
    status: 403,
    code: 'user_not_found',
    message: 'User from sub claim in JWT does not exist',
  },
  {
    id: 'D11',
    title: 'a change of address keeps the old one in the metadata',
    needs: ['control'],
    ask: async (world) => {
      await world.control.change({ autoconfirm: true });
      const { body } = await world.signUp(world.stranger());
      const account = { old: textAt(body, 'user', 'email'), new: world.stranger().email };
      await world.control.change({ autoconfirm: false });
      const bearer = textAt(body, 'access_token');
      await world.server.ask('PUT', '/user', { bearer, body: { email: account.new } });
      await world.openLink(account.old);
      await world.openLink(account.new);
      const changed = await world.server.user(bearer);
      expect(changed.body).toMatchObject({
        email: account.new,
        user_metadata: { email: account.old },
        identities: [{ email: account.new, identity_data: { email: account.new } }],
      });
      return changed;
    },
    status: 200,
  },
  {
    id: 'D12',
    title: 'the word Bearer may be in capitals',
    needs: ['member'],
    ask: async (world) => {
      const { access } = await memberSession(world);
      return world.server.ask('GET', '/user', { headers: { Authorization: `BEARER ${access}` } });
    },
    status: 200,
  },
]);
