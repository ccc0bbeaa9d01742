import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import type { Settings } from '#dev/auth-service/context.ts';
import { textOf, type Answer } from '#tests/auth-contract/support/server.ts';
import { answers, expectFields, row, text } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

const { ok, weak, badFormat, tooSoon, quota } = answers;
const cannotSend = '500 unexpected_failure Error sending confirmation email';
const exists = '422 user_already_exists User already registered';
const signUpOff = '422 signup_disabled Signups not allowed for this instance';
const anonymous = '422 anonymous_provider_disabled Anonymous sign-ins are disabled';
const noPassword = '400 validation_failed Signup requires a valid password';
const tooLong = '400 validation_failed Password cannot be longer than 72 characters';
const addressTooLong = '400 validation_failed An email address is too long';
const longerThan20 = '422 weak_password Password should be at least 20 characters.';

/** Supabase's strongest rule, as GOTRUE_PASSWORD_REQUIRED_CHARACTERS has it, and the sets it names. */
const strongestRule = String.raw`abcdefghijklmnopqrstuvwxyz:ABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789:!@#$%^&*()_+-=[]{};'\\:"|<>?,./${'`'}~`;
const sets = strongestRule.replace('\\\\:', '\\&').replaceAll(':', ', ').replace('\\&', '\\:');
const oneOfEach = `Password should contain at least one character of each: ${sets}.`;
const bothReasons = `422 weak_password Password should be at least 8 characters. ${oneOfEach}`;

function signUp(world: World, change: object): Promise<Answer> {
  return world.signUp({ ...world.stranger(), ...change });
}

/** A sign-up of a new address, by default with a good password, under settings of the project. */
function signUpRow(
  title: string,
  expected: string,
  account: object,
  settings: Partial<Settings> = {},
  fields: object = {},
) {
  const ask = async (world: World) => {
    if (Object.keys(settings).length > 0) await world.control.change(settings);
    return signUp(world, account);
  };
  return row(title, expected, ask, fields);
}

const short = { password: 'abc12' };
const reasons = (...list: string[]) => ({ weak_password: { reasons: list } });
/** The user that hides an account. */
const disguise = {
  ...{ identities: [], role: '', user_metadata: {}, last_sign_in_at: undefined },
  ...{ email_confirmed_at: undefined, confirmed_at: undefined },
  app_metadata: { provider: 'email', providers: ['email'] },
};

export const signUpVectors = [
  row('B1 a new address gives the user itself and no session', ok, async (world) => {
    const answer = await signUp(world, {});
    const { id, email } = answer.body;
    const data = { sub: id, email, email_verified: false, phone_verified: false };
    const identities = [{ provider: 'email', id, identity_id: text, identity_data: data }];
    const member = { role: 'authenticated', aud: 'authenticated', phone: '' };
    const absent = { access_token: undefined, email_confirmed_at: undefined };
    expectFields(answer.body, { ...member, ...absent, identities, user_metadata: data });
    expectFields(answer.body, { confirmation_sent_at: text, confirmed_at: undefined });
    return answer;
  }),
  row(
    'B3 an address that has an account gets a disguised user and no mail',
    ok,
    async (world) => {
      const account = await world.member();
      const userId = decodeJwt((await world.session(account)).access).sub;
      const first = await world.signUp(account);
      const answer = await world.signUp(account);
      expect(new Set([first.body['id'], answer.body['id'], userId]).size).toBe(3);
      expect(await world.control.mails()).toEqual([]);
      return answer;
    },
    disguise,
  ),
  row(
    'B3 a banned account has its ban in the disguise',
    ok,
    async (world) => world.signUp(await world.control.makeUser({ state: 'banned' })),
    { ...disguise, banned_until: text },
  ),
  row(
    'B3 an invited address shows nothing of the invitation but its time',
    ok,
    async (world) => {
      const account = await world.mailed('invite');
      await world.control.advance(61);
      return world.signUp(account);
    },
    { role: 'authenticated', identities: [], user_metadata: {}, invited_at: text },
  ),
  row('B4 with autoconfirm an address that has an account is refused', exists, async (world) => {
    await world.control.change({ autoconfirm: true });
    return world.signUp(await world.member());
  }),
  row('B5 a second mail at once is refused with the seconds', tooSoon, async (world) =>
    world.signUp(await world.pending()),
  ),
  row('B6 signing up again keeps the id and the first password', ok, async (world) => {
    const { id, email, password } = await world.pending();
    await world.control.advance(61);
    const again = await world.signUp({ email, password: 'another-horse-2' });
    expect(again.body['id']).toBe(id);
    await world.openLink(email);
    expect((await world.password(email, 'another-horse-2')).status).toBe(400);
    return world.password(email, password);
  }),
  row(
    'B7 with autoconfirm a new address gives a session',
    ok,
    async (world) => {
      await world.control.change({ autoconfirm: true });
      const answer = await signUp(world, {});
      const bearer = textOf(answer, 'access_token');
      expectFields(decodeJwt(bearer), { amr: [{ method: 'password' }] });
      expect(answer.text).not.toContain('"confirmed_at"');
      expect(await world.control.mails()).toEqual([]);
      const identities = [{ identity_data: { email_verified: false } }];
      expectFields((await world.user(bearer)).body, { confirmed_at: text, identities });
      return answer;
    },
    {
      weak_password: undefined,
      user: {
        email_confirmed_at: text,
        user_metadata: { email_verified: true },
        identities: [{ identity_data: { email_verified: true } }],
      },
    },
  ),
  signUpRow('B8 a short password is weak', weak, short, {}, reasons('length')),
  signUpRow('B9 the password is checked first', weak, { email: 'not-an-email', ...short }),
  signUpRow('B10 a password of 73 bytes', tooLong, { password: 'a'.repeat(73) }),
  signUpRow('B10 a password of 25 letters with 75 bytes', tooLong, { password: '€'.repeat(25) }),
  signUpRow('B11 an empty password is missing, not weak', noPassword, { password: '' }),
  signUpRow('B12 an empty address is an anonymous sign-up', anonymous, { email: '' }),
  signUpRow('B13 sign-up can be switched off', signUpOff, {}, { signupEnabled: false }),
  signUpRow('B17 the message has the minimum length', longerThan20, {}, { passwordMinLength: 20 }),
  signUpRow('B17 a minimum length below 6 counts as 6', weak, short, { passwordMinLength: 3 }),
  signUpRow(
    'B17 a short password without the required characters has both reasons',
    bothReasons,
    { password: 'abc' },
    { passwordMinLength: 8, passwordRequiredCharacters: strongestRule },
    reasons('length', 'characters'),
  ),
  signUpRow(
    'B17 a password with a character of each set is accepted',
    ok,
    { password: 'Correct-horse-1' },
    { passwordRequiredCharacters: strongestRule },
  ),
  row('B18 an undeliverable address passes the format check', cannotSend, (world) =>
    signUp(world, { email: world.stranger().email.replace('@', '..x@') }),
  ),
  ...[
    { fault: 'mail' as const, expected: cannotSend },
    { fault: 'mail-quota' as const, expected: quota },
  ].map(({ fault, expected }) =>
    row(`B18 the fault ${fault}: the account is not stored`, expected, async (world) => {
      const { email, password } = world.stranger();
      await world.control.setFault(fault, { email });
      const answer = await world.signUp({ email, password });
      await world.control.clearFault();
      expect((await world.password(email, password)).body['code']).toBe('invalid_credentials');
      return answer;
    }),
  ),
  signUpRow('B19 an address of 256 characters', addressTooLong, {
    email: `${'a'.repeat(251)}@b.co`,
  }),
  ...[
    ...[' a@b.co', 'a@b.co ', 'Ann <a@b.co>', 'not-an-email'],
    ...['a@-b.co', 'a@b-.co', 'a@b..co', 'ö@b.co'],
  ].map((email) => signUpRow(`B19 the address ${JSON.stringify(email)}`, badFormat, { email })),
];
