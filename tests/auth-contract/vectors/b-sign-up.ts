import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { answerVectors } from '#tests/auth-contract/support/table.ts';
import { malformedEmails } from '#tests/auth-contract/support/links.ts';
import { at, textAt } from '#tests/auth-contract/support/json.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import type { World } from '#tests/auth-contract/support/world.ts';

const weak = {
  status: 422,
  code: 'weak_password',
  message: 'Password should be at least 6 characters.',
};
const invalid = { status: 400, code: 'validation_failed' };

function signUp(world: World, change: object): Promise<Answer> {
  return world.signUp(world.stranger(), change);
}

function isUnconfirmedUser({ body }: Answer): void {
  expect(body).toMatchObject({ role: 'authenticated', identities: [{ provider: 'email' }] });
  expect(body).not.toHaveProperty('access_token');
  expect(body).not.toHaveProperty('email_confirmed_at');
  expect(body['confirmation_sent_at']).toBeTypeOf('string');
  // `id` is the user's id, `identity_id` the identity's own.
  expect(at(body, 'identities', 0, 'id')).toBe(body['id']);
  expect(at(body, 'identities', 0, 'identity_id')).not.toBe(body['id']);
}

function hasReasons(...reasons: readonly string[]) {
  return ({ body }: Answer) => {
    expect(body['weak_password']).toMatchObject({ reasons });
  };
}

async function withSetting(world: World, setting: object, change: object = {}) {
  await world.control.change(setting);
  return signUp(world, change);
}

/** Supabase's strongest rule, as GOTRUE_PASSWORD_REQUIRED_CHARACTERS has it, and the sets it names. */
const strongestRule = String.raw`abcdefghijklmnopqrstuvwxyz:ABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789:!@#$%^&*()_+-=[]{};'\\:"|<>?,./${'`'}~`;
const setsOfStrongestRule = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789',
  String.raw`!@#$%^&*()_+-=[]{};'\:"|<>?,./${'`'}~`,
].join(', ');
const oneOfEach = `Password should contain at least one character of each: ${setsOfStrongestRule}.`;

const cannotSend = {
  status: 500,
  code: 'unexpected_failure',
  message: 'Error sending confirmation email',
};

export const signUpVectors = answerVectors([
  {
    id: 'B1',
    title: 'a new address gives the user itself and no session',
    needs: ['sign-up'],
    ask: (world) => signUp(world, {}),
    status: 200,
    also: isUnconfirmedUser,
  },
  {
    id: 'B2',
    title: 'the data of the request is added to the standard metadata',
    needs: ['sign-up'],
    ask: (world) => signUp(world, { data: { name: 'Ann' } }),
    status: 200,
    also: ({ body }) => {
      const { id, email } = body;
      const standard = { sub: id, email, email_verified: false, phone_verified: false };
      expect(body['user_metadata']).toEqual({ name: 'Ann', ...standard });
    },
  },
  {
    id: 'B3',
    title: 'an address that has an account gets a disguised user',
    needs: ['member', 'sign-up'],
    ask: async (world) => world.signUp(await world.member(), { data: { name: 'Eve' } }),
    status: 200,
    also: async ({ body }, world) => {
      expect(body).toMatchObject({
        identities: [],
        role: '',
        user_metadata: { name: 'Eve' },
        app_metadata: { provider: 'email', providers: ['email'] },
      });
      expect(body).not.toHaveProperty('email_confirmed_at');
      const account = await world.member();
      const again = await world.signUp(account);
      const { userId } = await world.session(account);
      expect(new Set([body['id'], again.body['id'], userId]).size).toBe(3);
    },
  },
  {
    id: 'B3',
    title: 'an address that has an account gets no mail',
    needs: ['control'],
    ask: async (world) => world.signUp(await world.member()),
    status: 200,
    also: async (_, world) => expect(await world.control.mails()).toEqual([]),
  },
  {
    id: 'B4',
    title: 'with autoconfirm an address that has an account is refused',
    needs: ['control'],
    ask: async (world) => {
      await world.control.change({ autoconfirm: true });
      return world.signUp(await world.member());
    },
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  },
  {
    id: 'B5',
    title: 'a second mail at once is refused with the seconds to wait',
    needs: ['sign-up'],
    ask: async (world) => world.signUp(await world.pending()),
    status: 429,
    code: 'over_email_send_rate_limit',
    message: /^For security purposes, you can only request this after \d+ seconds\.$/,
  },
  {
    id: 'B6',
    title: 'signing up again after a minute keeps the id and the first password',
    needs: ['control'],
    ask: async (world) => {
      const first = await world.pending();
      await world.control.advance(61);
      const again = await world.signUp({ email: first.email, password: 'another-horse-2' });
      expect(again.status).toBe(200);
      expect(again.body['id']).toBe(first.id);
      expect((await world.openLink(first.email)).status).toBe(303);
      const second = await world.server.password(first.email, 'another-horse-2');
      expect(second.body['code']).toBe('invalid_credentials');
      return world.server.password(first.email, first.password);
    },
    status: 200,
  },
  {
    id: 'B7',
    title: 'with autoconfirm a new address gives a session',
    needs: ['control'],
    ask: (world) => withSetting(world, { autoconfirm: true }),
    status: 200,
    also: async ({ body }, world) => {
      expect(at(body, 'user', 'email_confirmed_at')).toBeTypeOf('string');
      expect(at(body, 'user', 'user_metadata', 'email_verified')).toBe(true);
      expect(at(decodeJwt(textAt(body, 'access_token')), 'amr', 0, 'method')).toBe('password');
      expect(body).not.toHaveProperty('weak_password');
      expect(await world.control.mails()).toEqual([]);
    },
  },
  {
    id: 'B8',
    title: 'a short password is weak, with its reason',
    ask: (world) => signUp(world, { password: 'abc12' }),
    ...weak,
    also: ({ body }) => expect(body['weak_password']).toMatchObject({ reasons: ['length'] }),
  },
  {
    id: 'B9',
    title: 'the password is checked before the address',
    ask: (world) => signUp(world, { email: 'not-an-email', password: 'abc12' }),
    ...weak,
  },
  {
    id: 'B9',
    title: 'a malformed address is refused',
    ask: (world) => signUp(world, { email: 'not-an-email' }),
    ...invalid,
    message: 'Unable to validate email address: invalid format',
  },
  {
    id: 'B10',
    title: 'a password of 73 bytes is too long',
    ask: (world) => signUp(world, { password: 'a'.repeat(73) }),
    ...invalid,
    message: 'Password cannot be longer than 72 characters',
  },
  {
    id: 'B10',
    title: 'a password of 25 € signs (75 bytes) is too long',
    ask: (world) => signUp(world, { password: '€'.repeat(25) }),
    ...invalid,
  },
  {
    id: 'B11',
    title: 'an empty password is refused as missing, not as weak',
    ask: (world) => signUp(world, { password: '' }),
    ...invalid,
    message: 'Signup requires a valid password',
  },
  {
    id: 'B12',
    title: 'an empty address is an anonymous sign-up',
    ask: (world) => signUp(world, { email: '' }),
    status: 422,
    code: 'anonymous_provider_disabled',
    message: 'Anonymous sign-ins are disabled',
  },
  {
    id: 'B13',
    title: 'sign-up can be switched off',
    needs: ['control'],
    ask: (world) => withSetting(world, { signupEnabled: false }),
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  },
  {
    id: 'B14',
    title: 'the email provider off refuses sign-up with 400',
    needs: ['control'],
    ask: (world) => withSetting(world, { emailProviderEnabled: false }),
    status: 400,
    code: 'email_provider_disabled',
    message: 'Email signups are disabled',
  },
  {
    id: 'B14',
    title: 'the email provider off refuses sign-in with 422',
    needs: ['control'],
    ask: async (world) => {
      const { email, password } = await world.member();
      await world.control.change({ emailProviderEnabled: false });
      return world.server.password(email, password);
    },
    status: 422,
    code: 'email_provider_disabled',
    message: 'Email logins are disabled',
  },
  {
    id: 'B15',
    title: 'a challenge without its method is refused',
    ask: (world) => signUp(world, { code_challenge: 'a'.repeat(43) }),
    ...invalid,
  },
  {
    id: 'B15',
    title: 'a challenge of 42 characters is too short',
    ask: (world) =>
      signUp(world, { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }),
    ...invalid,
  },
  {
    id: 'B16',
    title: 'null for both PKCE fields equals their absence',
    needs: ['sign-up'],
    ask: (world) => signUp(world, { code_challenge: null, code_challenge_method: null }),
    status: 200,
    also: isUnconfirmedUser,
  },
  {
    id: 'B17',
    title: 'the message names a longer minimum length',
    needs: ['control'],
    ask: (world) => withSetting(world, { passwordMinLength: 20 }),
    ...weak,
    message: 'Password should be at least 20 characters.',
    also: hasReasons('length'),
  },
  {
    id: 'B17',
    title: 'a password without a required character is weak, and the message lists every set',
    needs: ['control'],
    ask: (world) => withSetting(world, { passwordRequiredCharacters: strongestRule }),
    ...weak,
    message: oneOfEach,
    also: hasReasons('characters'),
  },
  {
    id: 'B17',
    title: 'a short password without the required characters has both reasons',
    needs: ['control'],
    ask: (world) => {
      const rules = { passwordMinLength: 8, passwordRequiredCharacters: strongestRule };
      return withSetting(world, rules, { password: 'abc' });
    },
    ...weak,
    message: `Password should be at least 8 characters. ${oneOfEach}`,
    also: hasReasons('length', 'characters'),
  },
  {
    id: 'B17',
    title: 'a password with a character of each set is accepted',
    needs: ['control'],
    ask: (world) => {
      const rules = { passwordRequiredCharacters: strongestRule };
      return withSetting(world, rules, { password: 'Correct-horse-1' });
    },
    status: 200,
  },
  {
    id: 'B17',
    title: 'a minimum length below 6 counts as 6',
    needs: ['control'],
    ask: (world) => withSetting(world, { passwordMinLength: 3 }, { password: 'abc12' }),
    ...weak,
  },
  {
    id: 'B18',
    title: 'an address that cannot be mailed passes the format check and fails at the mail',
    needs: ['sign-up'],
    ask: (world) => {
      const { email } = world.stranger();
      return signUp(world, { email: email.replace('@', '..x@') });
    },
    ...cannotSend,
  },
  {
    id: 'B18',
    title: 'an account whose confirmation cannot be sent is not stored',
    needs: ['control'],
    ask: async (world) => {
      const account = world.stranger();
      await world.control.setFault('mail', { email: account.email });
      const refused = await world.signUp(account);
      await world.control.clearFault();
      const signIn = await world.server.password(account.email, account.password);
      expect(signIn.body['code']).toBe('invalid_credentials');
      return refused;
    },
    ...cannotSend,
  },
  ...malformedEmails.map((email) => ({
    id: 'B19',
    title: `the address ${JSON.stringify(email)} is refused`,
    ask: (world: World) => signUp(world, { email }),
    ...invalid,
    message: 'Unable to validate email address: invalid format',
  })),
]);
