import { expect } from 'vitest';
import { redirectOf } from '#tests/auth-contract/support/links.ts';
import { textOf, type Answer } from '#tests/auth-contract/support/server.ts';
import { answers, expectFields, row, text } from '#tests/auth-contract/support/table.ts';

const { ok, expired, tooSoon, badFormat, quota, banned } = answers;
const noAddress = '400 validation_failed Password recovery requires an email';
const noAddressToResend = '400 validation_failed Type provided requires an email address';
const cannotSend = (mail: string) => `500 unexpected_failure Error sending ${mail} email`;

const expectEmptyObject = (answer: Answer) => {
  expect(answer.text.trim()).toBe('{}');
  return answer;
};

export const mailVectors = [
  row('F1 a reset for a known address is accepted', ok, async (world) =>
    expectEmptyObject(await world.recover((await world.member()).email)),
  ),
  row('F2 a second reset for a known address is refused', tooSoon, async (world) =>
    world.recover((await world.mailed('recovery')).email),
  ),
  row('F2 a second reset for an unknown address is accepted', ok, async (world) => {
    const { email } = world.stranger();
    await world.recover(email);
    return expectEmptyObject(await world.recover(email));
  }),
  row('F3 a reset confirms the address, but not the identity', ok, async (world) => {
    const { email, password } = await world.pending();
    await world.recover(email);
    const { fragment } = redirectOf(await world.openLink(email));
    const { body } = await world.user(String(fragment.get('access_token')));
    const identities = [{ identity_data: { email_verified: false } }];
    expectFields(body, { user_metadata: { email_verified: true }, identities });
    return world.password(email, password);
  }),
  row('F4 a resend to an unknown or a confirmed address sends no mail', ok, async (world) => {
    const known = await world.resend((await world.member()).email);
    expect(known.status).toBe(200);
    const answer = await world.resend(world.stranger().email);
    expect(await world.control.mails()).toEqual([]);
    return expectEmptyObject(answer);
  }),
  row('F4 a resend at once is refused', tooSoon, async (world) =>
    world.resend((await world.pending()).email),
  ),
  row('F5 a reset without an address', noAddress, (world) => world.recover('')),
  row('F5 a resend without an address', noAddressToResend, (world) => world.resend('')),
  ...(['signup', 'invite', 'recovery', 'magiclink'] as const)
    .flatMap((purpose) => [purpose, 'email'].map((type) => ({ purpose, type })))
    .map(({ purpose, type }) =>
      row(`F6 a ${purpose} hash as ${type} saves a password, once`, expired, async (world) => {
        const { email, token } = await world.mailed(purpose);
        const answer = await world.redeem(type, token);
        const user = { email, email_confirmed_at: text, user_metadata: { email_verified: true } };
        expectFields(answer.body, { user });
        // An invitation sets a random password, which voids the time of the mail.
        expect(answer.text.includes('confirmation_sent_at')).toBe(purpose === 'signup');
        await world.savePassword(textOf(answer, 'access_token'), 'brand-new-horse-3');
        expect((await world.password(email, 'brand-new-horse-3')).status).toBe(200);
        return world.redeem(type, token);
      }),
    ),
  ...['signup', 'recovery', 'invite', 'magiclink', 'email', 'email_change'].map((type) =>
    row(`F7 an unknown token hash of the type ${type}`, expired, (world) =>
      world.redeem(type, 'f'.repeat(56)),
    ),
  ),
  row('F7 the token hash of a banned user', banned, async (world) => {
    const { email, token } = await world.mailed('signup');
    await world.control.setState(email, 'banned');
    return world.redeem('signup', token);
  }),
  ...[
    { fault: 'mail' as const, expected: cannotSend('recovery') },
    { fault: 'mail-quota' as const, expected: quota },
  ].map(({ fault, expected }) =>
    row(`F9 a reset with the fault ${fault}`, expected, async (world) => {
      const { email } = await world.member();
      await world.control.setFault(fault, { email });
      return world.recover(email);
    }),
  ),
  row('F9 a resend that cannot be sent', cannotSend('confirmation'), async (world) => {
    const { email } = await world.pending();
    await world.control.advance(61);
    await world.control.setFault('mail', { email });
    return world.resend(email);
  }),
  row('F10 a reset for a malformed address', badFormat, (world) => world.recover('not-an-email')),
  row('F10 a resend to a malformed address', badFormat, (world) => world.resend('not-an-email')),
];
