import type { UserMessage } from '#src/auth/user-message.ts';
import type { FormView, SecondaryAction } from './views.ts';

/** A message above the form that stays, with buttons. */
export interface Notice {
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
