import { expect } from 'vitest';
import { malformedEmails, pendingFor, redirectOf } from '#tests/auth-contract/support/links.ts';
import { answerVectors } from '#tests/auth-contract/support/table.ts';
import { at } from '#tests/auth-contract/support/json.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { loginPage, type World } from '#tests/auth-contract/support/world.ts';

const isEmptyObject = ({ text }: Answer) => {
  expect(text.trim()).toBe('{}');
};
const invalid = { status: 400, code: 'validation_failed' };
const wrongDigits = {
  status: 403,
  code: 'otp_expired',
  message: 'Token has expired or is invalid',
};
const cannotSend = (mail: string) => ({
  status: 500,
  code: 'unexpected_failure',
  message: `Error sending ${mail} email`,
});
const tooSoon = { status: 429, code: 'over_email_send_rate_limit' };

function recover(world: World, email: string, query = ''): Promise<Answer> {
  return world.server.post(`/recover${query}`, { email });
}

function resend(world: World, email: string, type = 'signup'): Promise<Answer> {
  return world.server.post('/resend', { type, email });
}

async function noMail(world: World): Promise<void> {
  expect(await world.control.mails()).toEqual([]);
}

export const mailVectors = answerVectors([
  {
    id: 'F1',
    title: 'a reset for a known address is accepted',
    needs: ['member'],
    ask: async (world) => recover(world, (await world.member()).email),
    status: 200,
    also: isEmptyObject,
  },
  {
    id: 'F1',
    title: 'a reset for an unknown address gets the same answer',
    ask: (world) => recover(world, world.stranger().email),
    status: 200,
    also: isEmptyObject,
  },
  {
    id: 'F2',
    title: 'a second reset for a known address at once is refused',
    needs: ['control'],
    ask: async (world) => {
      const { email } = await world.member();
      await recover(world, email);
      return recover(world, email);
    },
    ...tooSoon,
    message: /^For security purposes, you can only request this after \d+ seconds\.$/,
  },
  {
    id: 'F2',
    title: 'a second reset for an unknown address is accepted',
    ask: async (world) => {
      const { email } = world.stranger();
      await recover(world, email);
      return recover(world, email);
    },
    status: 200,
    also: isEmptyObject,
  },
  {
    id: 'F3',
    title: 'a reset link signs in with type=recovery',
    needs: ['control'],
    ask: async (world) => {
      const { email } = await world.member();
      await recover(world, email, `?redirect_to=${loginPage}`);
      return world.openLink(email);
    },
    status: 303,
    also: (answer) => {
      const { page, fragment } = redirectOf(answer);
      expect(page).toBe(loginPage);
      expect(fragment.get('type')).toBe('recovery');
      expect(fragment.get('access_token')).toBeTruthy();
    },
  },
  {
    id: 'F3',
    title: 'a reset link works once',
    needs: ['control'],
    ask: async (world) => {
      const { email } = await world.member();
      await recover(world, email);
      await world.openLink(email);
      return world.openLink(email);
    },
    status: 303,
    also: (answer) => expect(redirectOf(answer).fragment.get('error_code')).toBe('otp_expired'),
  },
  {
    id: 'F3',
    title: 'a reset link also confirms the address',
    needs: ['control'],
    ask: async (world) => {
      const { email, password } = await pendingFor(world);
      await recover(world, email);
      await world.openLink(email);
      return world.server.password(email, password);
    },
    status: 200,
  },
  {
    id: 'F4',
    title: 'a resend to an unknown address is accepted',
    ask: (world) => resend(world, world.stranger().email),
    status: 200,
    also: isEmptyObject,
  },
  {
    id: 'F4',
    title: 'a resend to a confirmed address is accepted',
    needs: ['member'],
    ask: async (world) => resend(world, (await world.member()).email),
    status: 200,
    also: isEmptyObject,
  },
  {
    id: 'F4',
    title: 'a resend to an unknown or a confirmed address sends no mail',
    needs: ['control'],
    ask: async (world) => {
      await resend(world, world.stranger().email);
      return resend(world, (await world.member()).email);
    },
    status: 200,
    also: (_, world) => noMail(world),
  },
  {
    id: 'F5',
    title: 'a resend of an unknown type is refused',
    ask: (world) => resend(world, world.stranger().email, 'foo'),
    status: 400,
    code: 'validation_failed',
    message: 'Missing one of these types: signup, email_change, sms, phone_change',
  },
  {
    id: 'F6',
    title: "a mail's token hash gives a session",
    needs: ['control'],
    ask: async (world) => {
      const { token } = await world.control.latestMail((await pendingFor(world)).email);
      return world.server.post('/verify', { type: 'email', token_hash: token });
    },
    status: 200,
    also: ({ body }) => expect(at(body, 'user', 'email_confirmed_at')).toBeTypeOf('string'),
  },
  {
    id: 'F6',
    title: "a mail's token hash works once",
    needs: ['control'],
    ask: async (world) => {
      const { token } = await world.control.latestMail((await pendingFor(world)).email);
      await world.server.post('/verify', { type: 'email', token_hash: token });
      return world.server.post('/verify', { type: 'email', token_hash: token });
    },
    status: 403,
    code: 'otp_expired',
    message: 'Email link is invalid or has expired',
  },
  {
    id: 'F7',
    title: 'wrong digits are refused with their own message',
    ask: (world) => {
      const { email } = world.stranger();
      return world.server.post('/verify', { type: 'signup', email, token: '000000' });
    },
    ...wrongDigits,
  },
  {
    id: 'F7',
    title: 'the right digits give a session',
    needs: ['control'],
    ask: async (world) => {
      const { email } = await pendingFor(world);
      const { code } = await world.control.latestMail(email);
      return world.server.post('/verify', { type: 'signup', email, token: code });
    },
    status: 200,
  },
  {
    id: 'F8',
    title: 'a token hash together with an address is refused',
    ask: (world) => {
      const { email } = world.stranger();
      const body = { type: 'signup', token_hash: 'f'.repeat(56), email };
      return world.server.post('/verify', body);
    },
    status: 400,
    code: 'validation_failed',
  },
  {
    id: 'F9',
    title: 'a recovery mail that cannot be sent is a server error',
    needs: ['control'],
    ask: async (world) => {
      const { email } = await world.member();
      await world.control.setFault('mail', { email });
      return recover(world, email);
    },
    ...cannotSend('recovery'),
  },
  {
    id: 'F9',
    title: 'a resend that cannot be sent is a server error',
    needs: ['control'],
    ask: async (world) => {
      const { email } = await world.pending();
      await world.control.advance(61);
      await world.control.setFault('mail', { email });
      return resend(world, email);
    },
    ...cannotSend('confirmation'),
  },
  {
    id: 'F9',
    title: 'a change of address whose mails cannot be sent is a server error',
    needs: ['control'],
    ask: async (world) => {
      const { access } = await world.session(await world.member());
      await world.control.setFault('mail');
      const body = { email: world.stranger().email };
      return world.server.ask('PUT', '/user', { bearer: access, body });
    },
    ...cannotSend('email change'),
  },
  {
    id: 'F9',
    title: 'a reset for an unknown address sends no mail that could fail',
    needs: ['control'],
    ask: async (world) => {
      await world.control.setFault('mail');
      return recover(world, world.stranger().email);
    },
    status: 200,
    also: isEmptyObject,
  },
  ...malformedEmails.map((email) => ({
    id: 'F10',
    title: `the address ${JSON.stringify(email)} is refused`,
    ask: (world: World) => recover(world, email),
    ...invalid,
    message: 'Unable to validate email address: invalid format',
  })),
  {
    id: 'F11',
    title: 'a reset link verifies the address in the metadata, not in the identity',
    needs: ['control'],
    ask: async (world) => {
      const { email } = await pendingFor(world);
      await recover(world, email);
      const { fragment } = redirectOf(await world.openLink(email));
      return world.server.user(fragment.get('access_token') ?? '');
    },
    status: 200,
    also: ({ body }) => {
      expect(at(body, 'user_metadata', 'email_verified')).toBe(true);
      expect(at(body, 'identities', 0, 'identity_data', 'email_verified')).toBe(false);
    },
  },
]);
