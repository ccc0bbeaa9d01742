import type { Failure } from '#src/auth/sentences.ts';
import type { FormView, Offer } from './views.ts';

/** A message that stays, with ways on. */
export interface Notice {
  readonly text: string;
  readonly offers: readonly Offer[];
}

/** What the login form shows now. */
export interface LoginState {
  readonly view: FormView;
  /** What is under way. A form that is sent stays in sight until the page is left. */
  readonly pending: 'form' | 'sign-out' | undefined;
  /** The e-mail typed last: it follows the visitor from form to form. */
  readonly email: string;
  readonly failure: Failure | undefined;
  readonly notice: Notice | undefined;
  /** Counts the steps after which the focus has to go to what needs attention. */
  readonly step: number;
}

/** As the HTML shows it. */
export const START: LoginState = {
  view: 'sign-in',
  pending: undefined,
  email: '',
  failure: undefined,
  notice: undefined,
  step: 0,
};

/** The state after something was answered: nothing pending, old messages gone. */
export function answered(state: LoginState, change: Partial<LoginState>): LoginState {
  return {
    ...state,
    pending: undefined,
    failure: undefined,
    notice: undefined,
    ...change,
    step: state.step + 1,
  };
}
