import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { at, textAt } from '#tests/auth-contract/support/json.ts';
import { malformedEmails } from '#tests/auth-contract/support/links.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';
import type { AuthSettings } from '#tests/support/auth-service-types.ts';

const { ok, weak } = answers;
const cannotSend = '500 unexpected_failure Error sending confirmation email';

function signUp(world: World, change: object): Promise<Answer> {
  return world.signUp({ ...world.stranger(), ...change });
}

async function withSetting(world: World, setting: AuthSettings, change: object = {}) {
  await world.control.change(setting);
  return signUp(world, change);
}

function expectDisguised({ body }: Answer): void {
  expect(body).toMatchObject({ identities: [], role: '', user_metadata: {} });
  expect(body['app_metadata']).toEqual({ provider: 'email', providers: ['email'] });
  for (const absent of ['email_confirmed_at', 'confirmed_at', 'last_sign_in_at']) {
    expect(body).not.toHaveProperty(absent);
  }
}

function expectReasons({ body, headers }: Answer, reasons: readonly string[]): void {
  expect(body['weak_password']).toEqual({ reasons });
  expect(headers.get('x-sb-error-code')).toBeNull();
}

/** Supabase's strongest rule, as GOTRUE_PASSWORD_REQUIRED_CHARACTERS has it, and the sets it names. */
const strongestRule = String.raw`abcdefghijklmnopqrstuvwxyz:ABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789:!@#$%^&*()_+-=[]{};'\\:"|<>?,./${'`'}~`;
const sets = strongestRule.replace('\\\\:', '\\&').replaceAll(':', ', ').replace('\\&', '\\:');
const oneOfEach = `Password should contain at least one character of each: ${sets}.`;

const signUpOff = '422 signup_disabled Signups not allowed for this instance';
const tooLong = '400 validation_failed Password cannot be longer than 72 characters';
const addressTooLong = '400 validation_failed An email address is too long';
const noPassword = '400 validation_failed Signup requires a valid password';
const anonymous = '422 anonymous_provider_disabled Anonymous sign-ins are disabled';

const simpleRows: readonly (readonly [title: string, expected: string, change: object])[] = [
  ['B9 the password is checked first', weak, { email: 'not-an-email', password: 'abc12' }],
  ['B10 a password of 73 bytes', tooLong, { password: 'a'.repeat(73) }],
  ['B10 a password of 25 characters with 75 bytes', tooLong, { password: '€'.repeat(25) }],
  ['B11 an empty password is missing, not weak', noPassword, { password: '' }],
  ['B12 an empty address is an anonymous sign-up', anonymous, { email: '' }],
  ['B19 an address of 256 characters', addressTooLong, { email: `${'a'.repeat(251)}@b.co` }],
  ...malformedEmails.map(
    (email) => [`B19 the address ${JSON.stringify(email)}`, answers.badFormat, { email }] as const,
  ),
];

export const signUpVectors = [
  row('B1 a new address gives the user itself and no session', ok, async (world) => {
    const answer = await signUp(world, {});
    const { body } = answer;
    const { id, email } = body;
    const data = { sub: id, email, email_verified: false, phone_verified: false };
    expect(body).toMatchObject({ role: 'authenticated', aud: 'authenticated', phone: '' });
    expect(body['user_metadata']).toEqual(data);
    expect(body['identities']).toMatchObject([{ provider: 'email', id, identity_data: data }]);
    expect(at(body, 'identities', 0, 'identity_id')).not.toBe(id);
    expect(body['confirmation_sent_at']).toBeTypeOf('string');
    for (const absent of ['access_token', 'email_confirmed_at', 'confirmed_at']) {
      expect(body).not.toHaveProperty(absent);
    }
    return answer;
  }),
  row('B3 an address that has an account gets a disguised user and no mail', ok, async (world) => {
    const account = await world.member();
    const { userId } = await world.session(account);
    const first = await world.signUp(account);
    const answer = await world.signUp(account);
    expect(new Set([first.body['id'], answer.body['id'], userId]).size).toBe(3);
    expect(await world.control.mails()).toEqual([]);
    expectDisguised(answer);
    return answer;
  }),
  row('B3 a banned account has its ban in the disguise', ok, async (world) => {
    const answer = await world.signUp(await world.control.makeUser({ state: 'banned' }));
    expectDisguised(answer);
    expect(answer.body['banned_until']).toBeTypeOf('string');
    return answer;
  }),
  row('B3 an invited address shows nothing of the invitation but its time', ok, async (world) => {
    const account = world.stranger();
    await world.control.sendMail('invite', account.email);
    await world.control.advance(61);
    const answer = await world.signUp(account);
    const { body } = answer;
    expect(body).toMatchObject({ role: 'authenticated', identities: [], user_metadata: {} });
    expect(body['invited_at']).toBeTypeOf('string');
    return answer;
  }),
  row(
    'B4 with autoconfirm an address that has an account is refused',
    '422 user_already_exists User already registered',
    async (world) => {
      await world.control.change({ autoconfirm: true });
      return world.signUp(await world.member());
    },
  ),
  row('B5 a second mail at once is refused with the seconds', answers.tooSoon, async (world) =>
    world.signUp(await world.pending()),
  ),
  row('B6 signing up again keeps the id and the first password', ok, async (world) => {
    const { id, email, password } = await world.pending();
    await world.control.advance(61);
    const again = await world.signUp({ email, password: 'another-horse-2' });
    expect([again.status, again.body['id']]).toEqual([200, id]);
    await world.openLink(email);
    expect((await world.server.password(email, 'another-horse-2')).status).toBe(400);
    return world.server.password(email, password);
  }),
  row('B7 with autoconfirm a new address gives a session', ok, async (world) => {
    const answer = await withSetting(world, { autoconfirm: true });
    const { body } = answer;
    const bearer = textAt(body, 'access_token');
    expect(at(body, 'user', 'email_confirmed_at')).toBeTypeOf('string');
    expect(at(body, 'user', 'confirmed_at')).toBeUndefined();
    expect(at(body, 'user', 'user_metadata', 'email_verified')).toBe(true);
    expect(at(body, 'user', 'identities', 0, 'identity_data', 'email_verified')).toBe(true);
    expect(at(decodeJwt(bearer), 'amr', 0, 'method')).toBe('password');
    expect(body).not.toHaveProperty('weak_password');
    expect(await world.control.mails()).toEqual([]);
    const later = (await world.server.user(bearer)).body;
    expect(later['confirmed_at']).toBe(later['email_confirmed_at']);
    expect(at(later, 'identities', 0, 'identity_data', 'email_verified')).toBe(false);
    return answer;
  }),
  row('B8 a short password is weak, with its reason', weak, async (world) => {
    const answer = await signUp(world, { password: 'abc12' });
    expectReasons(answer, ['length']);
    return answer;
  }),
  ...simpleRows.map(([title, expected, change]) =>
    row(title, expected, (world) => signUp(world, change)),
  ),
  row('B13 sign-up can be switched off', signUpOff, (world) =>
    withSetting(world, { signupEnabled: false }),
  ),
  row(
    'B14 the email provider off refuses sign-up, mails and sign-in',
    '400 email_provider_disabled Email signups are disabled',
    async (world) => {
      const answer = await withSetting(world, { emailProviderEnabled: false });
      const { email, password } = world.stranger();
      const signIn = await world.server.password(email, password);
      const others = [await world.recover(email), await world.resend(email), signIn];
      expect(others.map(({ status }) => status)).toEqual([400, 400, 422]);
      for (const { body } of others) expect(body['message']).toBe('Email logins are disabled');
      return answer;
    },
  ),
  row(
    'B17 the message names a longer minimum length',
    '422 weak_password Password should be at least 20 characters.',
    (world) => withSetting(world, { passwordMinLength: 20 }),
  ),
  row('B17 a minimum length below 6 counts as 6', weak, (world) =>
    withSetting(world, { passwordMinLength: 3 }, { password: 'abc12' }),
  ),
  row(
    'B17 a short password without the required characters has both reasons',
    `422 weak_password Password should be at least 8 characters. ${oneOfEach}`,
    async (world) => {
      const rules = { passwordMinLength: 8, passwordRequiredCharacters: strongestRule };
      const answer = await withSetting(world, rules, { password: 'abc' });
      expectReasons(answer, ['length', 'characters']);
      return answer;
    },
  ),
  row('B17 a password with a character of each set is accepted', ok, (world) => {
    const rules = { passwordRequiredCharacters: strongestRule };
    return withSetting(world, rules, { password: 'Correct-horse-1' });
  }),
  row('B18 an undeliverable address passes the format check', cannotSend, (world) =>
    signUp(world, { email: world.stranger().email.replace('@', '..x@') }),
  ),
  ...[
    { fault: 'mail' as const, expected: cannotSend },
    { fault: 'mail-quota' as const, expected: answers.quota },
  ].map(({ fault, expected }) =>
    row(`B18 the fault ${fault}: the account is not stored`, expected, async (world) => {
      const { email, password } = world.stranger();
      await world.control.setFault(fault, { email });
      const answer = await world.signUp({ email, password });
      await world.control.clearFault();
      const signIn = await world.server.password(email, password);
      expect(signIn.body['code']).toBe('invalid_credentials');
      return answer;
    }),
  ),
];
