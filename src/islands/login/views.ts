/** Purpose of the form. Sign-in is the default (AUTH-3). */
export type FormView = 'sign-in' | 'sign-up' | 'forgotten' | 'resend' | 'new-password';

/** Another form, redeeming the email link, or the way back to the account. */
export type SecondaryAction = FormView | 'use-link' | 'link-again' | 'account';

interface FormTexts {
  readonly title: string;
  readonly hint?: string;
  readonly button: string;
  /** `autocomplete` token of the password field; absent without one. */
  readonly password?: 'current-password' | 'new-password';
  /** Shown below the button, in order. */
  readonly actions: readonly SecondaryAction[];
}

/** One form per purpose, so that password managers can distinguish them (AUTH-2). */
const FORMS = {
  'sign-in': {
    title: 'Sign in to your account',
    button: 'Sign In',
    password: 'current-password',
    actions: ['forgotten', 'sign-up'],
  },
  'sign-up': {
    title: 'Create your account',
    hint: 'We send a link to your email address. Open it to confirm the account.',
    button: 'Create Account',
    password: 'new-password',
    actions: ['sign-in'],
  },
  forgotten: {
    title: 'Forgot your password?',
    hint: 'We send a link to your email address. Open it to choose a new password.',
    button: 'Send Reset Link',
    actions: ['sign-in'],
  },
  resend: {
    title: 'Confirm your email address',
    hint: 'We send another confirmation link to your email address.',
    button: 'Send Confirmation Link',
    actions: ['sign-in'],
  },
  'new-password': {
    title: 'Choose a new password',
    button: 'Save Password',
    password: 'new-password',
    actions: ['account'],
  },
} as const satisfies Record<FormView, FormTexts>;

/** Labels of the secondary actions. */
export const SECONDARY_ACTION_LABELS: Readonly<Record<SecondaryAction, string>> = {
  'sign-in': 'Already have an account? Sign in',
  'sign-up': 'Don’t have an account? Sign up',
  forgotten: 'Forgot your password?',
  resend: 'Send another confirmation link',
  'new-password': 'Change password',
  'use-link': 'Continue with this link',
  'link-again': 'Try the link again',
  account: 'Back to my account',
};

/** Returns the texts of a view. */
export function formTexts(view: FormView): FormTexts {
  return FORMS[view];
}
