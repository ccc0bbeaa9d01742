import { describe, expect, test } from 'vitest';
import type { AuthService } from '#src/auth/auth-service.ts';
import {
  INITIAL_STATE,
  afterTransition,
  transitionAfterLink,
  transitionAfterSignOut,
  submitForm,
} from '#src/islands/login/form-transitions.ts';
import { LOGIN_TEXTS } from '#src/islands/login/texts.ts';
import type { FormView } from '#src/islands/login/views.ts';
import { member as owner, successfulAuth } from '#tests/support/stubbed-auth.ts';

const entry = { email: owner.email, password: 'secret' };
const failureWith = (code: string) => ({
  ok: false as const,
  message: { code, text: 'A sentence.', points: ['A point.'] },
});

const question = (email: string | undefined, member: string | undefined) =>
  ({ ok: true, value: { email, member } }) as const;

const send = (view: FormView, changes?: Partial<AuthService>) =>
  submitForm(
    { view, owner },
    entry,
    successfulAuth(changes),
    'https://site.example/login',
    LOGIN_TEXTS,
  );

describe('AUTH-4, AUTH-5, AUTH-10 success', () => {
  test('AUTH-4 sign-in leaves the page with the toast', async () => {
    expect(await send('sign-in')).toEqual({ leaveWith: 'Signed in successfully' });
  });

  test('AUTH-4 the toast adds a sentence about a weak password', async () => {
    const signIn = () => Promise.resolve({ ok: true, value: 'weak-password' } as const);
    const transition = await send('sign-in', { signIn });
    expect(transition).toEqual({
      leaveWith: expect.stringMatching(/^Signed in successfully\. Your password/),
    });
  });

  test('AUTH-5 sign-up shows the toast and returns to the sign-in view', async () => {
    expect(await send('sign-up')).toMatchObject({
      change: {
        view: 'sign-in',
        toast: { text: 'Account created. Check your email to confirm.', tone: 'status' },
      },
    });
  });

  test('AUTH-5 sign-up leaves the page when no confirmation is needed', async () => {
    const signUp = () => Promise.resolve({ ok: true, value: 'signed-in' } as const);
    expect(await send('sign-up', { signUp })).toHaveProperty('leaveWith');
  });

  test.each(['forgotten', 'resend', 'new-password'] as const)(
    '%s returns to the sign-in view',
    async (view) => {
      expect(await send(view)).toMatchObject({
        change: { view: 'sign-in', toast: { tone: 'status' } },
      });
    },
  );
});

describe('AUTH-6 failure', () => {
  const failWith = (code: string) => () => Promise.resolve(failureWith(code));

  test.each([
    ['sign-in', { signIn: failWith('x') }],
    ['sign-up', { signUp: failWith('x') }],
    ['forgotten', { requestReset: failWith('x') }],
    ['resend', { resendConfirmation: failWith('x') }],
    ['new-password', { setPassword: failWith('x') }],
  ] as const)('%s keeps its view and shows a toast with the points', async (view, changes) => {
    const { message: error } = failureWith('x');
    expect(await send(view, changes)).toEqual({
      change: { error, toast: { text: error.text, points: error.points, tone: 'alert' } },
    });
  });

  test('sign-in offers another link to an unconfirmed member', async () => {
    const transition = await send('sign-in', { signIn: failWith('email_not_confirmed') });
    expect(transition).toMatchObject({ change: { notice: { actions: ['resend'] } } });
  });

  test('new-password keeps its view, and with it the password, when the session has ended', async () => {
    const transition = await send('new-password', { setPassword: failWith('session-ended') });
    expect(transition).toMatchObject({ change: { error: { code: 'session-ended' } } });
    expect(transition).not.toHaveProperty('change.view');
  });
});

describe('AUTH-8, AUTH-10 transitionAfterLink', () => {
  test.each([
    [{ ok: true, value: 'recovery' } as const, { view: 'new-password' }],
    [{ ok: true, value: 'confirmed' } as const, { notice: { actions: [] } }],
    [{ ok: true, value: 'halfway' } as const, { notice: { actions: [] } }],
    [{ ok: true, value: 'invited' } as const, { view: 'new-password', owner }],
    [{ ok: true, value: 'signed-in' } as const, { notice: { text: 'You are signed in.' } }],
    [question(undefined, undefined), { notice: { actions: ['use-link'] } }],
    [question(undefined, 'a@b.example'), { notice: { actions: ['use-link', 'ignore-link'] } }],
    [
      question('c@d.example', 'a@b.example'),
      {
        notice: {
          text: expect.stringContaining('for c@d.example. You are signed in as a@b.example.'),
          actions: ['use-link', 'ignore-link'],
        },
      },
    ],
    [failureWith('user_banned'), { notice: { actions: [] } }],
    [failureWith('otp_expired'), { notice: { actions: ['resend', 'forgotten'] } }],
    [failureWith('try-again'), { notice: { actions: ['link-again'] } }],
  ])('%j gives %j', (outcome, change) => {
    expect(transitionAfterLink(outcome, LOGIN_TEXTS, successfulAuth())).toMatchObject({ change });
  });

  test.each(['confirmed', 'signed-in'] as const)('%s is no session in memory', (value) => {
    const auth = successfulAuth({ keepsSession: () => false });
    const transition = transitionAfterLink({ ok: true, value }, LOGIN_TEXTS, auth);
    expect(JSON.stringify(transition)).toContain('does not keep you signed in');
    expect(JSON.stringify(transition)).not.toContain('You are signed in.');
  });
});

test('AUTH-9 transitionAfterSignOut says whether other devices were signed out', () => {
  const text = (value: 'everywhere' | 'here') => {
    const transition = transitionAfterSignOut({ ok: true, value }, LOGIN_TEXTS);
    return 'change' in transition ? transition.change.toast?.text : undefined;
  };
  expect(text('everywhere')).toBe('Signed out successfully');
  expect(text('here')).toContain('in this browser');
});

test('afterTransition clears the pending state and old messages and keeps the email', () => {
  const busy = {
    ...INITIAL_STATE,
    pending: 'form',
    email: 'a@b.example',
    notice: { text: 'x', actions: [] },
  } as const;
  expect(afterTransition(busy, { view: 'sign-up' })).toEqual({
    ...INITIAL_STATE,
    view: 'sign-up',
    email: 'a@b.example',
    step: 1,
  });
});
