import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { textAt } from '#tests/auth-contract/support/json.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';

const { ok, wrongCredentials } = answers;
const BYTE_ORDER_MARK = String.fromCodePoint(65_279);
const path = '/token?grant_type=password';

export const signInVectors = [
  row('A1 the right password gives a session with all its fields', ok, async (world) => {
    const { email, password } = await world.member();
    const answer = await world.server.password(email, password);
    const { body } = answer;
    const claims = decodeJwt(textAt(body, 'access_token'));
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, weak_password: null });
    expect(body['expires_at']).toBe((claims.iat ?? 0) + 3600);
    expect(claims.exp).toBe(body['expires_at']);
    expect(claims).toMatchObject({ aud: 'authenticated', role: 'authenticated', aal: 'aal1' });
    expect(claims).toMatchObject({ amr: [{ method: 'password' }], is_anonymous: false });
    for (const absent of ['iss', 'nbf', 'jti']) expect(claims).not.toHaveProperty(absent);
    expect(body['refresh_token']).toMatch(/^[a-z\d]{12}$/);
    expect(body['user']).toMatchObject({ phone: '', app_metadata: { provider: 'email' } });
    return answer;
  }),
  row('A2 the address may be in capitals; the answer has it in lower case', ok, async (world) => {
    const { email, password } = await world.member();
    const answer = await world.server.password(email.toUpperCase(), password);
    expect(textAt(answer.body, 'user', 'email')).toBe(email);
    return answer;
  }),
  row('A3 a wrong password is refused', wrongCredentials, async (world) =>
    world.server.password((await world.member()).email, 'wrong-horse-1'),
  ),
  row('A4 an unknown address is refused in the same words', wrongCredentials, (world) =>
    world.server.password(world.stranger().email, 'correct-horse-1'),
  ),
  row('A4 a blank before the address makes it unknown', wrongCredentials, async (world) => {
    const { email, password } = await world.member();
    return world.server.password(` ${email}`, password);
  }),
  row(
    'A7 an unconfirmed address with the right password is refused with its own code',
    '400 email_not_confirmed Email not confirmed',
    async (world) => {
      const { email, password } = await world.pending();
      return world.server.password(email, password);
    },
  ),
  row('A7 an unconfirmed address with a wrong password', wrongCredentials, async (world) =>
    world.server.password((await world.pending()).email, 'wrong-horse-1'),
  ),
  row(
    'A8 an empty address is refused',
    '400 validation_failed missing email or phone',
    ({ server }) => server.password('', 'correct-horse-1'),
  ),
  ...['{', `${BYTE_ORDER_MARK}{"email": "a@b.co", "password": "x"}`].map((body) =>
    row(
      `A10 the body ${JSON.stringify(body)} is refused`,
      '400 bad_json Could not parse request body as JSON: …',
      ({ server }) => server.post(path, body),
    ),
  ),
  row('A13 the publishable key as a bearer token is ignored', ok, async (world) => {
    const { email, password } = await world.member();
    const headers = { Authorization: 'Bearer sb_publishable_x' };
    return world.server.password(email, password, { headers });
  }),
  row(
    'A14 a banned user is refused before the password is checked',
    '400 user_banned User is banned',
    async (world) => {
      const { email } = await world.control.makeUser({ state: 'banned' });
      return world.server.password(email, 'wrong-horse-1');
    },
  ),
  row('A15 an invited member has no password yet', wrongCredentials, async (world) => {
    const { email, password } = world.stranger();
    await world.control.sendMail('invite', email);
    return world.server.password(email, password);
  }),
  row(
    'A16 a password that no longer meets the rules signs in with a warning',
    ok,
    async (world) => {
      const { email, password } = await world.control.makeUser({ password: 'abc' });
      const answer = await world.server.password(email, password);
      const { body } = answer;
      expect(body['weak_password']).toMatchObject({ reasons: ['length'] });
      return answer;
    },
  ),
];
