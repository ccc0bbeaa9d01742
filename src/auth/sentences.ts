import type { Problem } from './problem.ts';

/** What to tell the visitor, and which field it belongs to. */
export interface Failure {
  /** Code of the error catalogue, `try-again` for what may pass by itself, or the client's class. */
  readonly code: string;
  readonly text: string;
  /** Further points: why a password is too weak (AUTH-6). */
  readonly points: readonly string[];
  /** Where the visitor can put it right; absent where it is not his to put right. */
  readonly field?: 'email' | 'password';
}

/** The client's class for every failure that may pass by itself: no answer, 5xx, garbage. */
const RETRYABLE = 'AuthRetryableFetchError';

const NOTHING_LOST = 'Nothing you typed was lost.';
const ENDED = 'Your session has ended. Please sign in again.';
const ELSEWHERE =
  'This link could not be used in this browser. Please sign in, or ask for another.';
const SPENT = 'Email link is invalid or has expired. A link works once, and not for long.';
const FAULT = `The login service has a fault at the moment. ${NOTHING_LOST} Please try again in a minute.`;
const UNREACHABLE = `The login service did not answer. ${NOTHING_LOST} Check your connection and try again.`;
const OFFLINE = `You seem to be offline. ${NOTHING_LOST} Please try again when you are connected.`;
const TAKEN = 'User already registered. Please sign in, or reset your password.';
const BUSY = 'Too many tries in a short time. Please wait a few minutes and try again.';
const CONFIRM_CHANGE =
  'For your safety, please sign out and use “Forgot your password?” to set a new password.';
const CLOSED = 'This account is closed. Please call us.';
const NOT_SET_UP = 'Member login is not set up correctly on this copy of the site. Please call us.';

/** A sentence per code. Where the service's own words are fit to show, it begins with them. */
const SENTENCES: Readonly<Record<string, string>> = {
  invalid_credentials:
    'Invalid login credentials. Please check the email address and the password.',
  email_not_confirmed: 'Email not confirmed. Please open the link in the email we sent you.',
  user_banned: CLOSED,
  user_already_exists: TAKEN,
  email_exists: TAKEN,
  signup_disabled: 'New accounts cannot be created at the moment. Please call us.',
  email_provider_disabled: 'Login with email and password is switched off. Please call us.',
  anonymous_provider_disabled: 'Please enter your email address.',
  email_address_not_authorized: 'We cannot send email to this address yet. Please call us.',
  over_request_rate_limit: BUSY,
  over_email_send_rate_limit: 'Too many emails were asked for. Please wait a while and try again.',
  captcha_failed: 'The security check failed. Please reload the page and try again, or call us.',
  bad_json: FAULT,
  conflict: FAULT,
  refresh_token_not_found: ENDED,
  refresh_token_already_used: ENDED,
  session_expired: ENDED,
  user_not_found: ENDED,
  bad_jwt: ENDED,
  no_authorization: ENDED,
  AuthSessionMissingError: ENDED,
  AuthRefreshDiscardedError: ENDED,
  otp_expired: SPENT,
  invalid_jwt: SPENT,
  flow_state_not_found: ELSEWHERE,
  flow_state_expired: ELSEWHERE,
  bad_code_verifier: ELSEWHERE,
  pkce_code_verifier_not_found: ELSEWHERE,
  insufficient_aal: CONFIRM_CHANGE,
  reauthentication_needed: CONFIRM_CHANGE,
  current_password_required: CONFIRM_CHANGE,
  AuthUnknownError: FAULT,
  AuthInvalidTokenResponseError: FAULT,
};

const REASONS: Readonly<Record<string, string>> = {
  length: 'It is too short.',
  characters: 'It needs other kinds of characters, too.',
  pwned: 'It is known from a data leak.',
};

const FIELDS: Readonly<Record<string, 'email' | 'password'>> = {
  invalid_credentials: 'password',
  weak_password: 'password',
  same_password: 'password',
  user_already_exists: 'email',
  email_exists: 'email',
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
  anonymous_provider_disabled: 'email',
};

/**
 * Puts a problem into words a homeowner understands (AUTH-6).
 *
 * In: the problem, and whether the browser believes to be online. Out: a sentence for every entry
 * of the error catalogue; for codes to come the service's own message, or 'Authentication failed'.
 */
export function failureFor(problem: Problem, online = true): Failure {
  const code = problem.code || (problem.name === RETRYABLE ? 'try-again' : problem.name);
  const field = FIELDS[code];
  return {
    code,
    text: sentence(problem, online),
    points: problem.reasons.map((reason) => REASONS[reason] ?? reason),
    ...(field && { field }),
  };
}

function sentence({ name, code, status, message }: Problem, online: boolean): string {
  // The one message that says how long to wait is better than any sentence of ours.
  if (code === 'over_email_send_rate_limit' && /\d+ seconds/.test(message)) return message;
  const known = SENTENCES[code] ?? SENTENCES[name];
  if (known) return known;
  if (name === RETRYABLE && status === 0) return online ? UNREACHABLE : OFFLINE;
  if (status >= 500) return FAULT;
  if (status === 429) return BUSY;
  // A gateway that refuses the key sends no code, and words meant for the developer.
  if (status === 401 && !code) return NOT_SET_UP;
  return isFitToShow(message) ? message : 'Authentication failed';
}

/** A short line of words, not markup, not a data structure. */
function isFitToShow(message: string): boolean {
  return message.trim() !== '' && message.length <= 200 && !/[<>{}]/.test(message);
}
