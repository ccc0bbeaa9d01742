/** Purpose of the form. Sign-in is the default (AUTH-3). */
export type FormView = 'sign-in' | 'sign-up' | 'forgotten' | 'resend' | 'new-password';

/** Another form, what to do with an email link, or the way back to the account or to sign-in. */
export type SecondaryAction =
  FormView | 'use-link' | 'ignore-link' | 'link-again' | 'account' | 'sign-in-again';

interface FormLayout {
  /** `autocomplete` token of the password field; absent without one. */
  readonly password?: 'current-password' | 'new-password';
  /** Shown below the password. */
  readonly help?: SecondaryAction;
  /** Shown in the foot, in order. */
  readonly actions: readonly SecondaryAction[];
  /** Shown to a signed-in member instead; absent where only visitors see the form. */
  readonly memberActions?: readonly SecondaryAction[];
}

/** One form per purpose, so that password managers can distinguish them (AUTH-2). */
export const FORM_LAYOUTS: Readonly<Record<FormView, FormLayout>> = {
  'sign-in': { password: 'current-password', help: 'forgotten', actions: ['sign-up'] },
  'sign-up': { password: 'new-password', actions: ['sign-in'] },
  forgotten: { actions: ['sign-in'], memberActions: ['account'] },
  resend: { actions: ['sign-in'], memberActions: ['account'] },
  'new-password': {
    password: 'new-password',
    actions: ['sign-in-again', 'forgotten'],
    memberActions: ['account'],
  },
};
