import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { textOf } from '#tests/auth-contract/support/server.ts';
import { answers, expectFields, row, text } from '#tests/auth-contract/support/table.ts';

const { ok, wrongCredentials } = answers;
const BYTE_ORDER_MARK = String.fromCodePoint(65_279);
const unconfirmed = '400 email_not_confirmed Email not confirmed';
const noAddress = '400 validation_failed missing email or phone';
const badJson = '400 bad_json Could not parse request body as JSON: …';

export const signInVectors = [
  row('A1 the right password gives a session with all its fields', ok, async (world) => {
    const { email, password } = await world.member();
    const answer = await world.password(email, password);
    const claims = decodeJwt(textOf(answer, 'access_token'));
    const expiry = { expires_at: Number(claims.iat) + 3600, expires_in: 3600 };
    const user = { phone: '', app_metadata: { provider: 'email' } };
    expectFields(answer.body, { token_type: 'bearer', weak_password: null, ...expiry, user });
    expect(answer.body['refresh_token']).toMatch(/^[a-z\d]{12}$/);
    const member = { aud: 'authenticated', role: 'authenticated', aal: 'aal1', email };
    const absent = { iss: undefined, nbf: undefined, jti: undefined };
    expectFields(claims, { ...member, ...absent, is_anonymous: false, exp: expiry.expires_at });
    expectFields(claims, { session_id: text, amr: [{ method: 'password' }] });
    return answer;
  }),
  row('A2 the address may be in capitals; the answer has it in lower case', ok, async (world) => {
    const { email, password } = await world.member();
    const answer = await world.password(email.toUpperCase(), password);
    expectFields(answer.body, { user: { email } });
    return answer;
  }),
  row('A3 a wrong password is refused', wrongCredentials, async (world) =>
    world.password((await world.member()).email, 'wrong-horse-1'),
  ),
  row('A4 an unknown address is refused in the same words', wrongCredentials, (world) =>
    world.password(world.stranger().email, 'correct-horse-1'),
  ),
  row('A4 a blank before the address makes it unknown', wrongCredentials, async (world) => {
    const { email, password } = await world.member();
    return world.password(` ${email}`, password);
  }),
  row('A7 an unconfirmed address is refused with its own code', unconfirmed, async (world) => {
    const { email, password } = await world.pending();
    return world.password(email, password);
  }),
  row('A7 an unconfirmed address with a wrong password', wrongCredentials, async (world) =>
    world.password((await world.pending()).email, 'wrong-horse-1'),
  ),
  row('A8 an empty address is refused', noAddress, (world) => world.password('', 'x')),
  ...['{', `${BYTE_ORDER_MARK}{"email": "a@b.co", "password": "x"}`].map((body) =>
    row(`A10 the body ${JSON.stringify(body)} is refused`, badJson, (world) =>
      world.post('/token?grant_type=password', body),
    ),
  ),
  row('A13 the publishable key as a bearer token is ignored', ok, async (world) => {
    const { email, password } = await world.member();
    return world.password(email, password, { bearer: 'sb_publishable_x' });
  }),
  row('A14 a banned user is refused first', '400 user_banned User is banned', async (world) => {
    const { email } = await world.control.makeUser({ state: 'banned' });
    return world.password(email, 'wrong-horse-1');
  }),
  row('A15 an invited member has no password yet', wrongCredentials, async (world) => {
    const { email, password } = await world.mailed('invite');
    return world.password(email, password);
  }),
  row(
    'A16 a password that no longer meets the rules signs in with a warning',
    ok,
    async (world) => {
      const { email, password } = await world.control.makeUser({ password: 'abc' });
      return world.password(email, password);
    },
    { weak_password: { reasons: ['length'] } },
  ),
];
