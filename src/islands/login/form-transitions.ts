import type { AuthService, Outcome } from '#src/auth/auth-service.ts';
import type { LinkEffect } from '#src/auth/email-link.ts';
import type { LinkQuestion } from '#src/auth/link-return.ts';
import type { Member } from '#src/auth/session-store.ts';
import { fillMessage } from '#src/auth/fill-message.ts';
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
  /** The member whose password the form changes, and no other's. */
  readonly owner: Member | undefined;
  /** Shown after the transition, once the focus has moved. */
  readonly toast: Toast | undefined;
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
  owner: undefined,
  toast: undefined,
  step: 0,
};

/** Returns the state after a call: nothing is pending, and earlier messages are gone. */
export function afterTransition(state: LoginState, change: Partial<LoginState>): LoginState {
  return {
    ...state,
    pending: undefined,
    error: undefined,
    notice: undefined,
    toast: undefined,
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
  { readonly leaveWith: string } | { readonly change: Partial<LoginState> };

/**
 * Submits a form (AUTH-4, 5, 6, 10).
 *
 * @param owner - The member whose password the form changes.
 * @param returnTo - Absolute address of the login page.
 */
export async function submitForm(
  { view, owner }: Pick<LoginState, 'view' | 'owner'>,
  { email, password }: Entry,
  auth: AuthService,
  returnTo: string,
  texts: LoginTexts,
): Promise<FormTransition> {
  const afterEmail = (
    { toast, notice }: LoginTexts['forms']['resend'],
    actions: readonly FormView[],
  ): FormTransition => ({
    change: {
      view: 'sign-in',
      notice: { text: fillMessage(notice, { email }), actions },
      toast: { text: toast, tone: 'status' },
    },
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
      if (!owner) throw new Error('The form for a new password belongs to a member');
      return afterSuccess(await auth.setPassword(password, owner), () => ({
        change: { view: 'sign-in', toast: { text: texts.results.saved, tone: 'status' } },
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
    return { change: { notice: { text, actions: ['resend'] }, toast } };
  }
  return { change: { error, toast } };
}

/**
 * Returns what follows from opening an email link (AUTH-8, AUTH-10).
 *
 * @param auth - The member whom the link has signed in, and whether this browser keeps the session.
 */
export function transitionAfterLink(
  outcome: Outcome<LinkEffect | LinkQuestion>,
  { results, messages }: LoginTexts,
  auth: Pick<AuthService, 'member' | 'keepsSession'>,
): FormTransition {
  const notify = (texts: readonly string[], actions: readonly SecondaryAction[] = []) => ({
    change: { notice: { text: texts.join(' '), actions } },
  });
  if (!outcome.ok) return notify([outcome.message.text], actionsAfterLink(outcome.message));
  const result = outcome.value;
  if (typeof result === 'object') return askAboutLink(result, results);
  if (result === 'halfway') return notify([results.halfway]);
  if (result === 'recovery' || result === 'invited') {
    const change = { view: 'new-password', owner: auth.member() } as const;
    return {
      change: result === 'recovery' ? change : { ...change, ...notify([results.invited]).change },
    };
  }
  const session = auth.keepsSession() ? results.linkSignedIn : messages.help['not-kept'];
  return notify(result === 'confirmed' ? [results.confirmed, session] : [session]);
}

/** What helps after a link that could not be used. A closed account gets no email. */
function actionsAfterLink({ code }: UserMessage): readonly SecondaryAction[] {
  if (code === 'try-again') return ['link-again'];
  return code === 'user_banned' ? [] : ['resend', 'forgotten'];
}

function askAboutLink(
  { email, member }: LinkQuestion,
  { unused, otherAccount, replaces }: LoginTexts['results'],
): FormTransition {
  const known = email === undefined ? unused : fillMessage(otherAccount, { email });
  if (member === undefined) return { change: { notice: { text: known, actions: ['use-link'] } } };
  const text = `${known} ${fillMessage(replaces, { member })}`;
  return { change: { notice: { text, actions: ['use-link', 'ignore-link'] } } };
}

/** Returns what follows from signing out (AUTH-9). */
export function transitionAfterSignOut(
  outcome: Outcome<'everywhere' | 'here'>,
  { results }: LoginTexts,
): FormTransition {
  if (!outcome.ok) {
    const { text } = outcome.message;
    return { change: { notice: { text, actions: [] }, toast: { text, tone: 'alert' } } };
  }
  return { change: { toast: { text: results[outcome.value], tone: 'status' } } };
}
