import type { AuthError } from './auth-error.ts';
import { withCharacterSetsInWords } from './password-rule.ts';

/** A message for the visitor, and the field it belongs to. */
export interface UserMessage {
  /**
   * Code of the error catalogue (contract, section 4), the client's class, or one of ours:
   * `try-again`, `session-ended`, `email-not-sent`, `link-failed`.
   */
  readonly code: string;
  readonly text: string;
  /** Why a password is too weak (AUTH-6). */
  readonly points: readonly string[];
  /** The field to correct; absent where no field is at fault. */
  readonly field?: 'email' | 'password';
}

/** What a message depends on besides the error. */
interface Circumstances {
  /** Whether the browser reports a connection. */
  readonly online: boolean;
  /** The company's phone number as people read it. */
  readonly phone: string;
}

/** The client's class for failures that may pass: no answer, 5xx, or an answer that is not JSON. */
const RETRYABLE = 'AuthRetryableFetchError';

/** Classes of errors that the client makes itself: their messages are not the service's. */
const MADE_BY_CLIENT = [
  'AuthUnknownError',
  'AuthSessionMissingError',
  'AuthInvalidTokenResponseError',
  'AuthRefreshDiscardedError',
];

/** Codes and classes after which the stored session cannot be used. */
const SESSION_ENDED = [
  'AuthSessionMissingError',
  'AuthRefreshDiscardedError',
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'user_not_found',
  'bad_jwt',
  'no_authorization',
];

const CALL = 'Please call us at {phone}.';
const NOTHING_LOST = 'Nothing you typed was lost.';
const FAULT = `The login service has a fault at the moment. ${NOTHING_LOST} Please try again in a minute.`;
const UNREACHABLE = `The login service did not answer. ${NOTHING_LOST} Check your connection and try again.`;
const OFFLINE = `You seem to be offline. ${NOTHING_LOST} Please try again when you are connected.`;
const TAKEN = 'Please sign in, or reset your password.';
const BUSY = 'Too many tries in a short time. Please wait a few minutes and try again.';
const CONFIRM_CHANGE =
  'For your safety, please sign out and use “Forgot your password?” to set a new password.';
const CLOSED = `This account is closed. ${CALL}`;
const NOT_SET_UP = `Member login is not set up correctly on this copy of the site. ${CALL}`;
const GENERAL = 'Please check what you typed and try again, or call us at {phone}.';

/** Help by code or class. A map, because a code may be any text, such as `constructor`. */
const HELP: ReadonlyMap<string, string> = new Map([
  ['invalid_credentials', 'Please check the email address and the password.'],
  ['email_not_confirmed', 'Please open the link in the email we sent you.'],
  ['validation_failed', 'Please check what you typed.'],
  ['user_banned', CLOSED],
  ['user_already_exists', TAKEN],
  ['email_exists', TAKEN],
  ['signup_disabled', `New accounts cannot be created at the moment. ${CALL}`],
  ['email_provider_disabled', `Login with email and password is switched off. ${CALL}`],
  ['anonymous_provider_disabled', 'Please enter your email address.'],
  ['email_address_not_authorized', `We cannot send email to this address yet. ${CALL}`],
  [
    'email-not-sent',
    'We could not send an email to that address. Please check the address, or call us at {phone}.',
  ],
  ['over_request_rate_limit', BUSY],
  ['over_email_send_rate_limit', 'Please wait a while before you ask for another email.'],
  ['captcha_failed', 'The security check failed. Please reload the page, or call us at {phone}.'],
  [
    'session-ended',
    'Your session has ended. Please sign in again. If you forgot your password, ask for a new link.',
  ],
  ['insufficient_aal', CONFIRM_CHANGE],
  ['reauthentication_needed', CONFIRM_CHANGE],
  ['current_password_required', CONFIRM_CHANGE],
  ['bad_json', FAULT],
  ['conflict', FAULT],
  ['AuthUnknownError', FAULT],
  ['AuthInvalidTokenResponseError', FAULT],
]);

const LINK_SPENT =
  'Email link is invalid or has expired. A link works once, and only for a short time.';
const LINK_ELSEWHERE =
  'This link could not be used in this browser. Please sign in, or ask for another link.';
const LINK_FAILED = 'This link could not be used. Please ask for another, or call us at {phone}.';

/** Messages about links from emails, by code. */
const LINK_HELP: ReadonlyMap<string, string> = new Map([
  ['otp_expired', LINK_SPENT],
  ['session-ended', LINK_SPENT],
  ['flow_state_not_found', LINK_ELSEWHERE],
  ['flow_state_expired', LINK_ELSEWHERE],
  ['bad_code_verifier', LINK_ELSEWHERE],
  ['pkce_code_verifier_not_found', LINK_ELSEWHERE],
  ['user_banned', CLOSED],
  ['over_request_rate_limit', BUSY],
]);

const REASONS: ReadonlyMap<string, string> = new Map([
  ['length', 'It is too short.'],
  ['characters', 'It needs other kinds of characters too.'],
  ['pwned', 'It is known from a data leak.'],
]);

const FIELDS: ReadonlyMap<string, 'email' | 'password'> = new Map([
  ['invalid_credentials', 'password'],
  ['weak_password', 'password'],
  ['same_password', 'password'],
  ['user_already_exists', 'email'],
  ['email_exists', 'email'],
  ['email_address_invalid', 'email'],
  ['email_address_not_authorized', 'email'],
  ['email-not-sent', 'email'],
  ['anonymous_provider_disabled', 'email'],
]);

/** Exact text of AUTH-6. */
const DEFAULT_MESSAGE = 'Authentication failed';

/**
 * Explains why a form was refused (AUTH-6).
 *
 * @returns The service's own message, or 'Authentication failed' where it has none, and what helps.
 */
export function messageForError(error: AuthError, { online, phone }: Circumstances): UserMessage {
  const code = codeOf(error);
  const message = ownMessage(error);
  const help = HELP.get(code) ?? helpByStatus(error, online) ?? (message ? '' : GENERAL);
  const field = FIELDS.get(code);
  return {
    code,
    text: `${asSentence(message ?? DEFAULT_MESSAGE)} ${withPhone(help, phone)}`.trim(),
    points: error.reasons.map((reason) => REASONS.get(reason) ?? reason),
    ...(field && { field }),
  };
}

/**
 * Explains a link from an email that could not be used (AUTH-8), in the site's own words only. The
 * service may quote parts of a token in its message, so its words could come from the address too.
 */
export function messageForLink(error: AuthError, { online, phone }: Circumstances): UserMessage {
  const code = codeOf(error);
  if (error.name === RETRYABLE) {
    return { code, text: helpByStatus(error, online) ?? FAULT, points: [] };
  }
  const known = LINK_HELP.get(code);
  return {
    code: known ? code : 'link-failed',
    text: withPhone(known ?? LINK_FAILED, phone),
    points: [],
  };
}

function codeOf({ code, name, status, message }: AuthError): string {
  if (SESSION_ENDED.includes(code || name)) return 'session-ended';
  if (status >= 500 && /^Error sending .*mail/i.test(message)) return 'email-not-sent';
  return code || (name === RETRYABLE ? 'try-again' : name);
}

function helpByStatus({ name, status, code }: AuthError, online: boolean): string | undefined {
  if (name === RETRYABLE && status === 0) return online ? UNREACHABLE : OFFLINE;
  if (status >= 500) return FAULT;
  if (status === 429) return BUSY;
  // A gateway that refuses the key sends no code.
  return status === 401 && !code ? NOT_SET_UP : undefined;
}

/** The service's own message, where it sent one that can be read as a sentence. */
function ownMessage({ name, status, message }: AuthError): string | undefined {
  const isMadeByClient = MADE_BY_CLIENT.includes(name) || (name === RETRYABLE && status === 0);
  const text = withCharacterSetsInWords(message.trim());
  return !isMadeByClient && isSentence(text) ? text : undefined;
}

const LONGEST_SENTENCE = 500;

/** One line of at least two words, without markup: no `null`, `[]`, `"text"`, HTML or file. */
function isSentence(text: string): boolean {
  return (
    text.length <= LONGEST_SENTENCE && /^\p{L}.* \p{L}.*$/u.test(text) && !/<[a-z!/]/i.test(text)
  );
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function withPhone(text: string, phone: string): string {
  return text.replaceAll('{phone}', () => phone);
}
