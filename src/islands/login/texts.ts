import { MESSAGE_TEXTS } from '#src/auth/message-texts.ts';
import type { SecondaryAction } from './views.ts';

/** Texts of one form. */
export interface FormTexts {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly button: string;
}

/** Buttons that lead to another form. */
const ACTIONS: Readonly<Record<SecondaryAction, string>> = {
  'sign-in': 'Already have an account? Sign in',
  'sign-up': 'Don’t have an account? Sign up',
  forgotten: 'Forgot your password?',
  resend: 'Send another confirmation link',
  'new-password': 'Change password',
  'use-link': 'Continue with this link',
  'link-again': 'Try the link again',
  account: 'Back to my account',
};

const NO_EMAIL = 'No email within a few minutes? Look into the spam folder.';

/** Texts of the login form in English. `{email}` is the address that the visitor typed. */
export const LOGIN_TEXTS = {
  /** One form per purpose. `toast` and `notice` follow where the form sends an email. */
  forms: {
    'sign-in': { title: 'Sign in to your account', button: 'Sign In' },
    'sign-up': {
      title: 'Create your account',
      hint: 'We send a link to your email address. Open it to confirm the account.',
      button: 'Create Account',
      toast: 'Account created. Check your email to confirm.',
      notice: `We sent a link to {email}. Open it to confirm your account, then sign in. ${NO_EMAIL} If you have had an account before, reset the password.`,
    },
    forgotten: {
      title: 'Forgot your password?',
      hint: 'We send a link to your email address. Open it to choose a new password.',
      button: 'Send Reset Link',
      toast: 'Check your email for the reset link.',
      notice: `If {email} has an account here, a link to choose a new password is on its way. ${NO_EMAIL}`,
    },
    resend: {
      title: 'Confirm your email address',
      hint: 'We send another confirmation link to your email address.',
      button: 'Send Confirmation Link',
      toast: 'Check your email to confirm.',
      notice: `If {email} has an account that is not confirmed yet, another link is on its way. ${NO_EMAIL}`,
    },
    'new-password': { title: 'Choose a new password', button: 'Save Password' },
  },
  actions: ACTIONS,
  email: 'Email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  /** After 'Show' or 'Hide', for screen readers. */
  characters: 'characters',
  capsLock: 'Caps Lock is on.',
  wait: 'Please wait...',
  account: 'My Account',
  signedInAs: 'Signed in as',
  calculator: 'Open the price calculator',
  signOut: 'Sign Out',
  /** What a call or a link from an email did. */
  results: {
    'signed-in': 'Signed in successfully',
    'weak-password':
      'Signed in successfully. Your password no longer meets the rules: please change it under My Account.',
    created: 'Account created. You are signed in.',
    saved: 'Your new password is saved.',
    everywhere: 'Signed out successfully',
    here: 'Signed out in this browser. The login service could not be reached, so other devices may still be signed in.',
    confirmed: 'Your email address is confirmed, and you are signed in.',
    halfway:
      'This link is accepted. Please open the link we sent to your other email address, too.',
    unused: 'You opened a link from our email. It works once.',
  },
  messages: MESSAGE_TEXTS,
};

/** The texts in any language. */
export type LoginTexts = typeof LOGIN_TEXTS;
