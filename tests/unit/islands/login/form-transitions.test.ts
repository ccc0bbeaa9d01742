import { describe, expect, test, vi } from 'vitest';
import type { AuthService } from '#src/auth/auth-service.ts';
import {
  transitionAfterLink,
  transitionAfterSignOut,
  submitForm,
} from '#src/islands/login/form-transitions.ts';
import { INITIAL_STATE, afterTransition } from '#src/islands/login/login-state.ts';
import type { FormView } from '#src/islands/login/views.ts';

const entry = { email: 'ann@site.example', password: 'secret' };
const refusalOf = (code: string) => ({
  ok: false as const,
  message: { code, text: 'A sentence.', points: ['A point.'] },
});

function authService(changes: Partial<AuthService> = {}): AuthService {
  const sent = () => Promise.resolve({ ok: true, value: 'sent' } as const);
  return {
    prepare: vi.fn(),
    signIn: () => Promise.resolve({ ok: true, value: 'signed-in' }),
    signUp: () => Promise.resolve({ ok: true, value: 'confirm-by-email' }),
    requestReset: sent,
    resendConfirmation: sent,
    setPassword: () => Promise.resolve({ ok: true, value: 'saved' }),
    signOut: () => Promise.resolve({ ok: true, value: 'everywhere' }),
    returnFromLink: () => undefined,
    ...changes,
  };
}

const send = (view: FormView, changes?: Partial<AuthService>) =>
  submitForm(view, entry, authService(changes), 'https://site.example/login');

describe('AUTH-4, AUTH-5, AUTH-10 success', () => {
  test('AUTH-4 signing in leaves the page with the toast', async () => {
    expect(await send('sign-in')).toEqual({ leaveWith: 'Signed in successfully' });
  });

  test('AUTH-4 a weak password is mentioned behind the same words', async () => {
    const signIn = () => Promise.resolve({ ok: true, value: 'weak-password' } as const);
    const answer = await send('sign-in', { signIn });
    expect(answer).toEqual({
      leaveWith: expect.stringMatching(/^Signed in successfully\. Your password/),
    });
  });

  test('AUTH-5 a new account is told so, and the form returns to sign-in', async () => {
    expect(await send('sign-up')).toMatchObject({
      change: { view: 'sign-in' },
      toast: { text: 'Account created. Check your email to confirm.', tone: 'status' },
    });
  });

  test('AUTH-5 an account that needs no confirmation is signed in', async () => {
    const signUp = () => Promise.resolve({ ok: true, value: 'signed-in' } as const);
    expect(await send('sign-up', { signUp })).toHaveProperty('leaveWith');
  });

  test.each(['forgotten', 'resend', 'new-password'] as const)(
    '%s returns to sign-in',
    async (view) => {
      expect(await send(view)).toMatchObject({
        change: { view: 'sign-in' },
        toast: { tone: 'status' },
      });
    },
  );
});

describe('AUTH-6 failure', () => {
  const refuse = (code: string) => () => Promise.resolve(refusalOf(code));

  test.each([
    ['sign-in', { signIn: refuse('x') }],
    ['sign-up', { signUp: refuse('x') }],
    ['forgotten', { requestReset: refuse('x') }],
    ['resend', { resendConfirmation: refuse('x') }],
    ['new-password', { setPassword: refuse('x') }],
  ] as const)('%s stays where it is and shows a toast with the points', async (view, changes) => {
    const { message: error } = refusalOf('x');
    expect(await send(view, changes)).toEqual({
      change: { error },
      toast: { text: error.text, points: error.points, tone: 'alert' },
    });
  });

  test('an unconfirmed member is offered another link', async () => {
    const answer = await send('sign-in', { signIn: refuse('email_not_confirmed') });
    expect(answer).toMatchObject({ change: { notice: { actions: ['resend'] } } });
  });

  test('AUTH-8 a new password for an ended session leads to the sign-in form', async () => {
    const answer = await send('new-password', { setPassword: refuse('session-ended') });
    expect(answer).toMatchObject({
      change: { view: 'sign-in', notice: { text: 'A sentence.' } },
      toast: { tone: 'alert' },
    });
  });
});

describe('AUTH-8, AUTH-10 links', () => {
  test.each([
    [{ ok: true, value: 'recovery' } as const, { view: 'new-password' }],
    [{ ok: true, value: 'confirmed' } as const, { notice: { actions: [] } }],
    [{ ok: true, value: 'halfway' } as const, { notice: { actions: [] } }],
    [{ ok: true, value: 'unused' } as const, { notice: { actions: ['use-link'] } }],
    [refusalOf('otp_expired'), { notice: { actions: ['resend', 'forgotten'] } }],
    [refusalOf('try-again'), { notice: { actions: ['link-again'] } }],
  ])('%j leads to %j', (outcome, change) => {
    expect(transitionAfterLink(outcome)).toMatchObject({ change });
  });
});

test('AUTH-9 signing out says whether other devices were reached', () => {
  const text = (value: 'everywhere' | 'here') => {
    const answer = transitionAfterSignOut({ ok: true, value });
    return 'toast' in answer ? answer.toast?.text : undefined;
  };
  expect(text('everywhere')).toBe('Signed out successfully');
  expect(text('here')).toContain('in this browser');
});

test('an answer clears what was pending and old messages, and keeps the e-mail', () => {
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
