import { expect } from 'vitest';
import { at, textAt } from '#tests/auth-contract/support/json.ts';
import { malformedEmails, redirectOf } from '#tests/auth-contract/support/links.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';

const { ok, expired, tooSoon, badFormat } = answers;

const expectEmptyObject = ({ text }: Answer) => {
  expect(text.trim()).toBe('{}');
};

const cannotSend = (mail: string) => `500 unexpected_failure Error sending ${mail} email`;

export const mailVectors = [
  row(
    'F1',
    'a reset for a known address is accepted',
    ok,
    async (world) => world.recover((await world.member()).email),
    expectEmptyObject,
  ),
  row('F2', 'a second reset for a known address is refused', tooSoon, async (world) => {
    const { email } = await world.member();
    await world.recover(email);
    return world.recover(email);
  }),
  row(
    'F2',
    'a second reset for an unknown address is accepted',
    ok,
    async (world) => {
      const { email } = world.stranger();
      await world.recover(email);
      return world.recover(email);
    },
    expectEmptyObject,
  ),
  row('F3', 'a reset confirms the address, but not the identity', ok, async (world) => {
    const { email, password } = await world.pending();
    await world.recover(email);
    const { fragment } = redirectOf(await world.openLink(email));
    const { body } = await world.server.user(fragment.get('access_token') ?? '');
    expect(at(body, 'user_metadata', 'email_verified')).toBe(true);
    expect(at(body, 'identities', 0, 'identity_data', 'email_verified')).toBe(false);
    return world.server.password(email, password);
  }),
  row(
    'F4',
    'a resend to an unknown or a confirmed address sends no mail',
    ok,
    async (world) => {
      const known = await world.resend((await world.member()).email);
      expect(known.status).toBe(200);
      const unknown = await world.resend(world.stranger().email);
      expect(await world.control.mails()).toEqual([]);
      return unknown;
    },
    expectEmptyObject,
  ),
  row('F4', 'a resend at once is refused', tooSoon, async (world) =>
    world.resend((await world.pending()).email),
  ),
  row(
    'F5',
    'a reset without an address is refused',
    '400 validation_failed Password recovery requires an email',
    (world) => world.recover(''),
  ),
  row(
    'F5',
    'a resend without an address is refused',
    '400 validation_failed Type provided requires an email address',
    (world) => world.resend(''),
  ),
  ...['signup', 'email'].map((type) =>
    row('F6', `a token hash of the type ${type} works once`, expired, async (world) => {
      const { email, id } = await world.pending();
      const { token } = await world.control.latestMail(email);
      const { status, body } = await world.redeem(type, token);
      expect(status).toBe(200);
      expect(body['user']).toMatchObject({ id, email });
      expect(at(body, 'user', 'email_confirmed_at')).toBeTypeOf('string');
      return world.redeem(type, token);
    }),
  ),
  row('F6', 'a recovery hash gives a session that saves a password', ok, async (world) => {
    const { email } = await world.member();
    await world.recover(email);
    const { token } = await world.control.latestMail(email);
    const { body } = await world.redeem('recovery', token);
    return world.savePassword(textAt(body, 'access_token'), 'brand-new-horse-3');
  }),
  row('F6', 'a magic link hash gives a session', ok, async (world) => {
    const { email } = await world.member();
    await world.control.sendMail('magiclink', email);
    return world.redeem('magiclink', (await world.control.latestMail(email)).token);
  }),
  row('F6', 'an invitation hash lets the member choose a password', ok, async (world) => {
    const { email, password } = world.stranger();
    await world.control.sendMail('invite', email);
    const { body } = await world.redeem('invite', (await world.control.latestMail(email)).token);
    expect(body['user']).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(at(body, 'user', 'invited_at')).toBeTypeOf('string');
    await world.savePassword(textAt(body, 'access_token'), password);
    return world.server.password(email, password);
  }),
  ...['signup', 'recovery', 'invite', 'magiclink', 'email', 'email_change'].map((type) =>
    row('F7', `an unknown token hash of the type ${type}`, expired, (world) =>
      world.redeem(type, 'f'.repeat(56)),
    ),
  ),
  row('F7', 'the token hash of a banned user', answers.banned, async (world) => {
    const { email } = await world.pending();
    const { token } = await world.control.latestMail(email);
    await world.control.setState(email, 'banned');
    return world.redeem('signup', token);
  }),
  row('F9', 'a recovery mail that cannot be sent', cannotSend('recovery'), async (world) => {
    const { email } = await world.member();
    await world.control.setFault('mail', { email });
    return world.recover(email);
  }),
  row('F9', 'a resend that cannot be sent', cannotSend('confirmation'), async (world) => {
    const { email } = await world.pending();
    await world.control.advance(61);
    await world.control.setFault('mail', { email });
    return world.resend(email);
  }),
  row('F9', 'a reset while the mail quota is spent', answers.quota, async (world) => {
    const { email } = await world.member();
    await world.control.setFault('mail-quota', { email });
    return world.recover(email);
  }),
  ...malformedEmails.map((email) =>
    row('F10', `a reset for ${JSON.stringify(email)} is refused`, badFormat, (world) =>
      world.recover(email),
    ),
  ),
  row('F10', 'a resend to a malformed address is refused', badFormat, (world) =>
    world.resend('not-an-email'),
  ),
];
