import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { answerVectors } from '#tests/auth-contract/support/table.ts';
import { textAt } from '#tests/auth-contract/support/json.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

const refused = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
const notJson = {
  status: 400,
  code: 'bad_json',
  message: /^Could not parse request body as JSON: /,
};
const path = '/token?grant_type=password';

async function asMember(world: World, headers: Record<string, string | null>) {
  const { email, password } = await world.member();
  return world.server.password(email, password, { headers });
}

async function asStranger(world: World, headers: Record<string, string | null> = {}) {
  const { email, password } = world.stranger();
  return world.server.password(email, password, { headers });
}

/** The old error form. */
const oldForm = {
  code: 400,
  error_code: 'invalid_credentials',
  msg: 'Invalid login credentials',
};

export const passwordGrantVectors = answerVectors([
  {
    id: 'A1',
    title: 'the right password gives a session with all its fields',
    needs: ['member'],
    ask: (world) => asMember(world, {}),
    status: 200,
    also: ({ body }) => {
      const claims = decodeJwt(textAt(body, 'access_token'));
      expect(body).toMatchObject({ token_type: 'bearer', weak_password: null });
      expect(body['expires_at']).toBe((claims.iat ?? 0) + Number(body['expires_in']));
      expect(claims.exp).toBe(body['expires_at']);
      expect(claims.aud).toBe('authenticated');
      expect(claims).not.toHaveProperty('nbf');
      expect(claims).toMatchObject({ aal: 'aal1', is_anonymous: false, role: 'authenticated' });
      expect(body['refresh_token']).toBeTypeOf('string');
      expect(body['user']).toMatchObject({ phone: '', app_metadata: { provider: 'email' } });
    },
  },
  {
    id: 'A1',
    title: 'a session lasts 3600 s unless the project says otherwise',
    needs: ['control', 'member'],
    ask: (world) => asMember(world, {}),
    status: 200,
    also: ({ body }) => expect(body['expires_in']).toBe(3600),
  },
  {
    id: 'A2',
    title: 'the address may be in capitals; the answer has it in lower case',
    needs: ['member'],
    ask: async (world) => {
      const { email, password } = await world.member();
      return world.server.password(email.toUpperCase(), password);
    },
    status: 200,
    also: ({ body }) => {
      const email = textAt(body, 'user', 'email');
      expect(email).toBe(email.toLowerCase());
    },
  },
  {
    id: 'A3',
    title: 'a wrong password is refused',
    needs: ['member'],
    ask: async (world) => {
      const { email } = await world.member();
      return world.server.password(email, 'wrong-horse-1');
    },
    ...refused,
  },
  {
    id: 'A4',
    title: 'an unknown address is refused in the same words',
    needs: ['member'],
    ask: (world) => asStranger(world),
    ...refused,
    also: async ({ text }, world) => {
      const { email } = await world.member();
      const wrong = await world.server.password(email, 'wrong-horse-1');
      expect(text).toBe(wrong.text);
    },
  },
  {
    id: 'A5',
    title: 'without the version header an error has the old form',
    ask: (world) => asStranger(world, { 'X-Supabase-Api-Version': null }),
    status: 400,
    also: ({ body, headers }) => {
      expect(body).toMatchObject(oldForm);
      expect(headers.get('X-Supabase-Api-Version')).toBeNull();
    },
  },
  {
    id: 'A6',
    title: 'a later version gets the new form and its version',
    ask: (world) => asStranger(world, { 'X-Supabase-Api-Version': '2030-05-05' }),
    ...refused,
    also: ({ headers }) => expect(headers.get('X-Supabase-Api-Version')).toBe('2024-01-01'),
  },
  {
    id: 'A6',
    title: 'an unreadable version gets the old form',
    ask: (world) => asStranger(world, { 'X-Supabase-Api-Version': 'yesterday' }),
    status: 400,
    also: ({ body }) => expect(body).toMatchObject(oldForm),
  },
  {
    id: 'A7',
    title: 'an unconfirmed address with the right password is refused with its own code',
    needs: ['sign-up'],
    ask: async (world) => {
      const { email, password } = await world.pending();
      return world.server.password(email, password);
    },
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  },
  {
    id: 'A7',
    title: 'an unconfirmed address with a wrong password is refused like any other',
    needs: ['sign-up'],
    ask: async (world) => {
      const { email } = await world.pending();
      return world.server.password(email, 'wrong-horse-1');
    },
    ...refused,
  },
  {
    id: 'A8',
    title: 'a missing address is refused',
    ask: ({ server }) => server.post(path, { password: 'correct-horse-1' }),
    status: 400,
    code: 'validation_failed',
    message: 'missing email or phone',
  },
  {
    id: 'A9',
    title: 'a missing password is a wrong password',
    needs: ['member'],
    ask: async (world) => {
      const { email } = await world.member();
      return world.server.post(path, { email });
    },
    ...refused,
  },
  ...['{', '', '{"email": 1}'].map((body) => ({
    id: 'A10',
    title: `the body ${body || '(empty)'} is refused`,
    ask: ({ server }: World) => server.post(path, body),
    ...notJson,
  })),
  ...['/token?grant_type=foo', '/token'].map((unknown) => ({
    id: 'A11',
    title: `${unknown} is refused`,
    ask: ({ server }: World) => server.post(unknown, {}),
    status: 400,
    code: 'invalid_credentials',
    message: 'unsupported_grant_type',
  })),
  {
    id: 'A12',
    title: 'another content type is accepted',
    needs: ['member'],
    ask: (world) => asMember(world, { 'Content-Type': 'text/plain' }),
    status: 200,
  },
  {
    id: 'A13',
    title: 'the publishable key as a bearer token is ignored',
    needs: ['member'],
    ask: (world) => asMember(world, { Authorization: 'Bearer sb_publishable_x' }),
    status: 200,
  },
  {
    id: 'A14',
    title: 'a banned user is refused before the password is checked',
    needs: ['control'],
    ask: async (world) => {
      const { email } = await world.control.makeUser({ state: 'banned' });
      return world.server.password(email, 'wrong-horse-1');
    },
    status: 400,
    code: 'user_banned',
    message: 'User is banned',
  },
]);
