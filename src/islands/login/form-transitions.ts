import type { AuthService, Outcome } from '#src/auth/auth-service.ts';
import type { LinkResult } from '#src/auth/email-link.ts';
import type { UserMessage } from '#src/auth/user-message.ts';
import type { Toast } from '#src/islands/shared/toasts.ts';
import type { LoginTexts } from './texts.ts';
import type { FormView, SecondaryAction } from './views.ts';

/** A message above the form that stays, with buttons. */
interface Notice {
  readonly text: string;
  readonly actions: readonly SecondaryAction[];
}

/** State of the login form. */
export interface LoginState {
  readonly view: FormView;
  /** The call in progress. A submitted form stays visible until the page is left. */
  readonly pending: 'form' | 'sign-out' | undefined;
  /** The email address typed last; it is carried over to the other forms. */
  readonly email: string;
  readonly error: UserMessage | undefined;
  readonly notice: Notice | undefined;
  /** Number of transitions; each moves the focus to what needs attention. */
  readonly step: number;
}

/** State of the server-rendered HTML. */
export const INITIAL_STATE: LoginState = {
  view: 'sign-in',
  pending: undefined,
  email: '',
  error: undefined,
  notice: undefined,
  step: 0,
};

/** Returns the state after a call: nothing is pending, and earlier messages are gone. */
export function afterTransition(state: LoginState, change: Partial<LoginState>): LoginState {
  return {
    ...state,
    pending: undefined,
    error: undefined,
    notice: undefined,
    ...change,
    step: state.step + 1,
  };
}

/** What was typed; the email address without surrounding blanks. */
export interface Entry {
  readonly email: string;
  readonly password: string;
}

/** What follows from a call: the visitor leaves the page with a toast, or the form changes. */
export type FormTransition =
  { readonly leaveWith: string } | { readonly change: Partial<LoginState>; readonly toast?: Toast };

/**
 * Submits a form (AUTH-4, 5, 6, 10).
 *
 * @param returnTo - Absolute address of the login page.
 */
export async function submitForm(
  view: FormView,
  { email, password }: Entry,
  auth: AuthService,
  returnTo: string,
  texts: LoginTexts,
): Promise<FormTransition> {
  const afterEmail = (
    { toast, notice }: LoginTexts['forms']['resend'],
    actions: readonly FormView[],
  ): FormTransition => ({
    change: { view: 'sign-in', notice: { text: notice.replace('{email}', () => email), actions } },
    toast: { text: toast, tone: 'status' },
  });
  switch (view) {
    case 'sign-in':
      return afterSuccess(await auth.signIn(email, password), (result) => ({
        leaveWith: texts.results[result],
      }));
    case 'sign-up':
      return afterSuccess(await auth.signUp(email, password, returnTo), (result) =>
        result === 'signed-in'
          ? { leaveWith: texts.results.created }
          : afterEmail(texts.forms[view], ['resend']),
      );
    case 'forgotten':
      return afterSuccess(await auth.requestReset(email, returnTo), () =>
        afterEmail(texts.forms[view], []),
      );
    case 'resend':
      return afterSuccess(await auth.resendConfirmation(email, returnTo), () =>
        afterEmail(texts.forms[view], ['resend']),
      );
    case 'new-password':
      return afterSuccess(await auth.setPassword(password), () => ({
        change: { view: 'sign-in' },
        toast: { text: texts.results.saved, tone: 'status' },
      }));
  }
}

function afterSuccess<Value>(
  outcome: Outcome<Value>,
  next: (value: Value) => FormTransition,
): FormTransition {
  return outcome.ok ? next(outcome.value) : afterError(outcome.message);
}

function afterError(error: UserMessage): FormTransition {
  const { code, text, points } = error;
  const toast: Toast = { text, points, tone: 'alert' };
  if (code === 'email_not_confirmed') {
    return { change: { notice: { text, actions: ['resend'] } }, toast };
  }
  if (code === 'session-ended') {
    return { change: { view: 'sign-in', notice: { text, actions: [] } }, toast };
  }
  return { change: { error }, toast };
}

/** Returns what follows from opening an email link (AUTH-8, AUTH-10). */
export function transitionAfterLink(
  outcome: Outcome<LinkResult>,
  { results }: LoginTexts,
): FormTransition {
  if (!outcome.ok) {
    const { code, text } = outcome.message;
    const actions =
      code === 'try-again' ? (['link-again'] as const) : (['resend', 'forgotten'] as const);
    return { change: { notice: { text, actions } } };
  }
  if (outcome.value === 'recovery') return { change: { view: 'new-password' } };
  const actions = outcome.value === 'unused' ? (['use-link'] as const) : [];
  return { change: { notice: { text: results[outcome.value], actions } } };
}

/** Returns what follows from signing out (AUTH-9). */
export function transitionAfterSignOut(
  outcome: Outcome<'everywhere' | 'here'>,
  { results }: LoginTexts,
): FormTransition {
  if (!outcome.ok) return afterError(outcome.message);
  return { change: {}, toast: { text: results[outcome.value], tone: 'status' } };
}
