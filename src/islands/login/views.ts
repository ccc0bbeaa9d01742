/** What the form is for. Sign-in is the default (AUTH-3). */
export type FormView = 'sign-in' | 'sign-up' | 'forgotten' | 'resend' | 'new-password';

/** What can be offered: another form, the link from the e-mail (once more), or the way back. */
export type Offer = FormView | 'use-link' | 'link-again' | 'account';

interface FormTexts {
  readonly title: string;
  readonly hint?: string;
  readonly button: string;
  /** Token for password managers: is there a password, and is it a new one? */
  readonly password?: 'current-password' | 'new-password';
  /** What is offered below the button, in order. */
  readonly offers: readonly Offer[];
}

/** One form per purpose: password managers tell them apart (AUTH-2). */
const FORMS = {
  'sign-in': {
    title: 'Sign in to your account',
    button: 'Sign In',
    password: 'current-password',
    offers: ['forgotten', 'sign-up'],
  },
  'sign-up': {
    title: 'Create your account',
    hint: 'We send a link to your email address. Open it to confirm the account.',
    button: 'Create Account',
    password: 'new-password',
    offers: ['sign-in'],
  },
  forgotten: {
    title: 'Forgot your password?',
    hint: 'We send a link to your email address. Open it to choose a new password.',
    button: 'Send Reset Link',
    offers: ['sign-in'],
  },
  resend: {
    title: 'Confirm your email address',
    hint: 'We send another confirmation link to your email address.',
    button: 'Send Confirmation Link',
    offers: ['sign-in'],
  },
  'new-password': {
    title: 'Choose a new password',
    button: 'Save Password',
    password: 'new-password',
    offers: ['account'],
  },
} as const satisfies Record<FormView, FormTexts>;

/** How a view is offered from another one. */
export const OFFERS: Readonly<Record<Offer, string>> = {
  'sign-in': 'Already have an account? Sign in',
  'sign-up': 'Don’t have an account? Sign up',
  forgotten: 'Forgot your password?',
  resend: 'Send another confirmation link',
  'new-password': 'Change password',
  'use-link': 'Continue with this link',
  'link-again': 'Try the link again',
  account: 'Back to my account',
};

/** The texts of a view, with the optional ones readable on each. */
export function formTexts(view: FormView): FormTexts {
  return FORMS[view];
}
