import type { Membership, Outcome } from '#src/auth/membership.ts';
import type { LinkResult } from '#src/auth/redeem-link.ts';
import type { Failure } from '#src/auth/sentences.ts';
import type { Toast } from '#src/islands/shared/toasts.ts';
import type { LoginState, Notice } from './login-state.ts';
import type { FormView } from './views.ts';

/** What was typed; the e-mail without blanks around it. */
export interface Entry {
  readonly email: string;
  readonly password: string;
}

/** What follows from an answer: the page is left with a toast, or the form changes. */
export type Answer =
  { readonly leaveWith: string } | { readonly change: Partial<LoginState>; readonly toast?: Toast };

const SIGNED_IN = 'Signed in successfully';
const WEAK_PASSWORD = 'Your password no longer meets the rules: please change it under My Account.';
const NO_MAIL = 'No email within a few minutes? Look into the spam folder.';

/**
 * Sends a form and says what follows (AUTH-4, 5, 6, 10).
 *
 * In: the form, what was typed, the verbs, the absolute address of the login page.
 */
export async function sendForm(
  view: FormView,
  { email, password }: Entry,
  verbs: Membership,
  returnTo: string,
): Promise<Answer> {
  switch (view) {
    case 'sign-in':
      return follow(await verbs.signIn(email, password), (result) => ({
        leaveWith: result === 'signed-in' ? SIGNED_IN : `${SIGNED_IN}. ${WEAK_PASSWORD}`,
      }));
    case 'sign-up':
      return follow(await verbs.signUp(email, password, returnTo), (result) =>
        result === 'signed-in'
          ? { leaveWith: 'Account created. You are signed in.' }
          : mailed(
              'Account created. Check your email to confirm.',
              `We sent a link to ${email}. Open it to confirm your account, then sign in. ${NO_MAIL} If you have had an account before, reset the password.`,
              ['resend'],
            ),
      );
    case 'forgotten':
      return follow(await verbs.requestReset(email, returnTo), () =>
        mailed(
          'Check your email for the reset link.',
          `If ${email} has an account here, a link to choose a new password is on its way. ${NO_MAIL}`,
          [],
        ),
      );
    case 'resend':
      return follow(await verbs.resendConfirmation(email, returnTo), () =>
        mailed(
          'Check your email to confirm.',
          `If ${email} has an account that is not confirmed yet, another link is on its way. ${NO_MAIL}`,
          ['resend'],
        ),
      );
    case 'new-password':
      return follow(await verbs.setPassword(password), () => ({
        change: { view: 'sign-in' },
        toast: { text: 'Your new password is saved.', tone: 'status' },
      }));
  }
}

function follow<Value>(outcome: Outcome<Value>, next: (value: Value) => Answer): Answer {
  return outcome.ok ? next(outcome.value) : refused(outcome.failure);
}

function mailed(text: string, notice: string, offers: readonly FormView[]): Answer {
  return {
    change: { view: 'sign-in', notice: { text: notice, offers } },
    toast: { text, tone: 'status' },
  };
}

/** What was typed stays; where another form helps, it is offered. */
function refused(failure: Failure): Answer {
  const { code, text, points } = failure;
  const toast: Toast = { text, points, tone: 'alert' };
  if (code === 'email_not_confirmed') {
    return { change: { notice: { text, offers: ['resend'] } }, toast };
  }
  if (code === 'session-ended') {
    return { change: { view: 'sign-in', notice: { text, offers: [] } }, toast };
  }
  return { change: { failure }, toast };
}

const NOTICES: Readonly<Record<Exclude<LinkResult, 'recovery'>, Notice>> = {
  confirmed: { text: 'Your email address is confirmed, and you are signed in.', offers: [] },
  halfway: {
    text: 'This link is accepted. Please open the link we sent to your other email address, too.',
    offers: [],
  },
  unused: { text: 'You opened a link from our email. It works once.', offers: ['use-link'] },
};

/** What follows from the return from an e-mail link (AUTH-8, AUTH-10). */
export function answerToLink(outcome: Outcome<LinkResult>): Answer {
  if (!outcome.ok) {
    const { code, text } = outcome.failure;
    const offers =
      code === 'try-again' ? (['link-again'] as const) : (['resend', 'forgotten'] as const);
    return { change: { notice: { text, offers } } };
  }
  if (outcome.value === 'recovery') return { change: { view: 'new-password' } };
  return { change: { notice: NOTICES[outcome.value] } };
}

/** What follows from signing out (AUTH-9). */
export function answerToSignOut(outcome: Outcome<'everywhere' | 'here'>): Answer {
  if (!outcome.ok) return refused(outcome.failure);
  const text =
    outcome.value === 'everywhere'
      ? 'Signed out successfully'
      : 'Signed out in this browser. The login service could not be reached, so other devices may still be signed in.';
  return { change: {}, toast: { text, tone: 'status' } };
}
