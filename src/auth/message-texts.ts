const CALL = 'Please call us at {phone}.';
const NOTHING_LOST = 'Nothing you typed was lost.';

/** What the login page says about an error, in English. `{phone}` is the company's phone number. */
export const MESSAGE_TEXTS = {
  /** Before the help, where the service has no message of its own: exact text of AUTH-6. */
  failed: 'Authentication failed',
  /**
   * What happened, by code. Empty in English, where the service's own message says it (AUTH-6): a
   * translation never shows that message.
   */
  codes: {
    invalid_credentials: '',
    email_not_confirmed: '',
    user_already_exists: '',
    weak_password: '',
    same_password: '',
    email_address_invalid: '',
  },
  /** What helps, by code of the error catalogue (contract, section 4) or circumstance; `general` for others. */
  help: {
    invalid_credentials: 'Please check the email address and the password.',
    email_not_confirmed: 'Please open the link in the email we sent you.',
    validation_failed: 'Please check what you typed.',
    user_banned: `This account is closed. ${CALL}`,
    user_already_exists: 'Please sign in, or reset your password.',
    signup_disabled: `New accounts cannot be created at the moment. ${CALL}`,
    email_provider_disabled: `Login with email and password is switched off. ${CALL}`,
    anonymous_provider_disabled: 'Please enter your email address.',
    email_address_not_authorized: `We cannot send email to this address yet. ${CALL}`,
    'email-not-sent':
      'We could not send an email to that address. Please check the address, or call us at {phone}.',
    over_email_send_rate_limit: 'Please wait a while before you ask for another email.',
    captcha_failed: 'The security check failed. Please reload the page, or call us at {phone}.',
    'session-ended':
      'Your session has ended. Please sign in again. If you forgot your password, ask for a new link.',
    insufficient_aal:
      'For your safety, please sign out and use “Forgot your password?” to set a new password.',
    busy: 'Too many tries in a short time. Please wait a few minutes and try again.',
    fault: `The login service has a fault at the moment. ${NOTHING_LOST} Please try again in a minute.`,
    unreachable: `The login service did not answer. ${NOTHING_LOST} Check your connection and try again.`,
    offline: `You seem to be offline. ${NOTHING_LOST} Please try again when you are connected.`,
    'not-set-up': `Member login is not set up correctly on this copy of the site. ${CALL}`,
    general: 'Please check what you typed and try again, or call us at {phone}.',
  },
  /** Links from emails, by code. */
  links: {
    otp_expired:
      'Email link is invalid or has expired. A link works once, and only for a short time.',
    flow_state_not_found:
      'This link could not be used in this browser. Please sign in, or ask for another link.',
    'link-failed': 'This link could not be used. Please ask for another, or call us at {phone}.',
  },
  /** Why a password is too weak (AUTH-6). */
  reasons: {
    length: 'It is too short.',
    characters: 'It needs other kinds of characters too.',
    pwned: 'It is known from a data leak.',
  },
};

/** The texts in any language. */
export type MessageTexts = typeof MESSAGE_TEXTS;
