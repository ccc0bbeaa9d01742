import { expect } from 'vitest';
import { at, textAt } from '#tests/auth-contract/support/json.ts';
import { malformedEmails, redirectOf } from '#tests/auth-contract/support/links.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';

const { ok, expired, tooSoon, badFormat } = answers;

const expectEmptyObject = ({ text }: Answer) => {
  expect(text.trim()).toBe('{}');
};

const invalid = '400 validation_failed';
const cannotSend = (mail: string) => `500 unexpected_failure Error sending ${mail} email`;

export const mailVectors = [
  row('F1 a reset for a known address is accepted', ok, async (world) => {
    const answer = await world.recover((await world.member()).email);
    expectEmptyObject(answer);
    return answer;
  }),
  row('F2 a second reset for a known address is refused', tooSoon, async (world) =>
    world.recover((await world.mailed('recovery')).email),
  ),
  row('F2 a second reset for an unknown address is accepted', ok, async (world) => {
    const { email } = world.stranger();
    await world.recover(email);
    const answer = await world.recover(email);
    expectEmptyObject(answer);
    return answer;
  }),
  row('F3 a reset confirms the address, but not the identity', ok, async (world) => {
    const { email, password } = await world.pending();
    await world.recover(email);
    const { fragment } = redirectOf(await world.openLink(email));
    const { body } = await world.server.user(fragment.get('access_token') ?? '');
    expect(at(body, 'user_metadata', 'email_verified')).toBe(true);
    expect(at(body, 'identities', 0, 'identity_data', 'email_verified')).toBe(false);
    return world.server.password(email, password);
  }),
  row('F4 a resend to an unknown or a confirmed address sends no mail', ok, async (world) => {
    const known = await world.resend((await world.member()).email);
    expect(known.status).toBe(200);
    const answer = await world.resend(world.stranger().email);
    expect(await world.control.mails()).toEqual([]);
    expectEmptyObject(answer);
    return answer;
  }),
  row('F4 a resend at once is refused', tooSoon, async (world) =>
    world.resend((await world.pending()).email),
  ),
  row('F5 a reset without an address', `${invalid} Password recovery requires an email`, (world) =>
    world.recover(''),
  ),
  row('F5 a resend without one', `${invalid} Type provided requires an email address`, (world) =>
    world.resend(''),
  ),
  ...(['signup', 'invite', 'recovery', 'magiclink'] as const)
    .flatMap((purpose) => [purpose, 'email'].map((type) => ({ purpose, type })))
    .map(({ purpose, type }) =>
      row(
        `F6 a ${purpose} hash as ${type} works once and saves a password`,
        expired,
        async (world) => {
          const { email, token, password } = await world.mailed(purpose);
          const { body } = await world.redeem(type, token);
          expect(body['user']).toMatchObject({ email, user_metadata: { email_verified: true } });
          expect(at(body, 'user', 'email_confirmed_at')).toBeTypeOf('string');
          // An invitation sets a random password, which voids the time of the mail.
          const hasTime = at(body, 'user', 'confirmation_sent_at') !== undefined;
          expect(hasTime).toBe(purpose === 'signup');
          await world.savePassword(textAt(body, 'access_token'), `${password}-new`);
          expect((await world.server.password(email, `${password}-new`)).status).toBe(200);
          return world.redeem(type, token);
        },
      ),
    ),
  ...['signup', 'recovery', 'invite', 'magiclink', 'email', 'email_change'].map((type) =>
    row(`F7 an unknown token hash of the type ${type}`, expired, (world) =>
      world.redeem(type, 'f'.repeat(56)),
    ),
  ),
  row('F7 the token hash of a banned user', answers.banned, async (world) => {
    const { email, token } = await world.mailed('signup');
    await world.control.setState(email, 'banned');
    return world.redeem('signup', token);
  }),
  row('F9 a recovery mail that cannot be sent', cannotSend('recovery'), async (world) => {
    const { email } = await world.member();
    await world.control.setFault('mail', { email });
    return world.recover(email);
  }),
  row('F9 a resend that cannot be sent', cannotSend('confirmation'), async (world) => {
    const { email } = await world.pending();
    await world.control.advance(61);
    await world.control.setFault('mail', { email });
    return world.resend(email);
  }),
  row('F9 a reset while the mail quota is spent', answers.quota, async (world) => {
    const { email } = await world.member();
    await world.control.setFault('mail-quota', { email });
    return world.recover(email);
  }),
  ...malformedEmails.map((email) =>
    row(`F10 a reset for ${JSON.stringify(email)} is refused`, badFormat, (world) =>
      world.recover(email),
    ),
  ),
  row('F10 a resend to a malformed address is refused', badFormat, (world) =>
    world.resend('not-an-email'),
  ),
];
