import type { AuthError } from './auth-error.ts';
import { fillMessage, type Values } from './fill-message.ts';
import type { MessageTexts } from './message-texts.ts';
import { characterKinds, withCharacterSetsInWords } from './password-rule.ts';

/** A message for the visitor, and the field it belongs to. */
export interface UserMessage {
  /**
   * Code of the error catalogue (contract 4.1), the client's class, or one of ours:
   * `try-again`, `session-ended`, `member-changed`, `not-kept`, `email-not-sent`, `link-failed`, and
   * those of `MESSAGE_CODES`.
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
  readonly texts: MessageTexts;
  /** Address of the member for whom a request was meant. */
  readonly email?: string | undefined;
}

/** The form was opened for another member than the one who is signed in now. */
export const MEMBER_CHANGED = { name: 'member-changed' };

/** This browser does not keep the session. */
export const NOT_KEPT = { name: 'not-kept' };

/** The client's class for failures that may pass: no answer, 5xx, or an answer that is not JSON. */
const RETRYABLE = 'AuthRetryableFetchError';

/** Classes of errors that the client makes itself: their messages are not the service's (contract 4.2). */
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
  'no_authorization',
];

/**
 * Codes and classes with the text of another code. A map, because a code may be any text, such as
 * `constructor`.
 */
const SAME_TEXT: ReadonlyMap<string, string> = new Map([
  ['email_exists', 'user_already_exists'],
  ['over_request_rate_limit', 'busy'],
  ['current_password_required', 'reauthentication_needed'],
  ['bad_json', 'fault'],
  ['conflict', 'fault'],
  ['AuthUnknownError', 'fault'],
  ['AuthInvalidTokenResponseError', 'fault'],
  ['flow_state_expired', 'flow_state_not_found'],
  ['bad_code_verifier', 'flow_state_not_found'],
  ['pkce_code_verifier_not_found', 'flow_state_not_found'],
]);

const FIELDS: ReadonlyMap<string, 'email' | 'password'> = new Map([
  ['invalid_credentials', 'password'],
  ['weak_password', 'password'],
  ['same_password', 'password'],
  ['user_already_exists', 'email'],
  ['email_exists', 'email'],
  ['email_address_invalid', 'email'],
  ['email_address_not_authorized', 'email'],
  ['anonymous_provider_disabled', 'email'],
  ['email-too-long', 'email'],
  ['password-too-long', 'password'],
  ['password-missing', 'password'],
]);

/** Errors that share a code of the service: their message tells which one it is (contract 1.4, contract 3.2). */
const MESSAGE_CODES: readonly (readonly [code: string, message: RegExp, own: string])[] = [
  ['over_email_send_rate_limit', /after \d+ second/, 'too-soon'],
  ['validation_failed', /^Password cannot be longer than \d+/, 'password-too-long'],
  ['validation_failed', /requires a valid password/, 'password-missing'],
  ['validation_failed', /email address is too long/, 'email-too-long'],
  ['validation_failed', /validate email address|invalid format/, 'email_address_invalid'],
  ['', /^Error sending .*mail/i, 'email-not-sent'],
];

/**
 * Explains why a form was refused (AUTH-6).
 *
 * @returns What happened and what helps. What happened is the service's own message, or
 *   'Authentication failed' where it has none; in a translation a text of its own.
 */
export function messageForError(
  error: AuthError,
  { online, phone, texts, email }: Circumstances,
): UserMessage {
  const code = codeOf(error);
  const { codes, failed, help, reasons } = texts;
  const values = { ...factsIn(error, texts), phone, email };
  const message = codes ? translatedMessage(code, codes, values) : ownMessage(error, texts);
  const advice =
    findText(help, code) || helpByStatus(error, online, help) || (message ? '' : help.general);
  const field = FIELDS.get(code);
  return {
    code,
    text: `${asSentence(message || failed)} ${fillMessage(advice, values)}`.trim(),
    points: error.reasons.flatMap((reason) => findText(reasons, reason) ?? (codes ? [] : reason)),
    ...(field && { field }),
  };
}

/** The numbers and characters that the service's message names. */
function factsIn({ message }: AuthError, { kinds }: MessageTexts): Values {
  const number = (pattern: RegExp) => pattern.exec(message)?.[1];
  return {
    minimum: number(/at least (\d+) characters/),
    maximum: number(/longer than (\d+)/),
    seconds: number(/after (\d+) second/),
    kinds: characterKinds(message, kinds),
  };
}

/** What the service's message says, in the language of the codes. */
function translatedMessage(
  code: string,
  codes: Readonly<Record<string, string>>,
  values: Values,
): string | undefined {
  const rules = [
    values['minimum'] && findText(codes, 'weak-length'),
    values['kinds'] && findText(codes, 'weak-characters'),
  ].flatMap((rule) => (rule ? asSentence(fillMessage(rule, values)) : []));
  if (rules.length > 0) return rules.join(' ');
  const text = findText(codes, code);
  return text && fillMessage(text, values);
}

/**
 * Explains a link from an email that could not be used (AUTH-8), in the site's own words only. The
 * service may quote parts of a token in its message, so its words could come from the address too.
 */
export function messageForLink(
  error: AuthError,
  { online, phone, texts }: Circumstances,
): UserMessage {
  const code = codeOf(error);
  const { help, links } = texts;
  if (error.name === RETRYABLE) {
    return { code, text: helpByStatus(error, online, help) ?? help.fault, points: [] };
  }
  const { user_banned, busy } = help;
  const known = findText(
    { ...links, user_banned, busy },
    code === 'session-ended' ? 'otp_expired' : code,
  );
  return {
    code: known ? code : 'link-failed',
    text: fillMessage(known || links['link-failed'], { phone }),
    points: [],
  };
}

function findText(texts: Readonly<Record<string, string>>, code: string): string | undefined {
  return new Map(Object.entries(texts)).get(SAME_TEXT.get(code) ?? code);
}

/** Whether the same request may succeed later: no answer, 5xx, or an answer that is not JSON. */
export const isRetryable = ({ name }: AuthError): boolean => name === RETRYABLE;

/** Whether the service has ended the session, or deleted its account. */
export const isSessionEnded = ({ code, name }: Pick<AuthError, 'code' | 'name'>): boolean =>
  SESSION_ENDED.includes(code || name);

function codeOf({ code, name, message }: AuthError): string {
  if (code === 'bad_jwt' || isSessionEnded({ code, name })) return 'session-ended';
  const special = MESSAGE_CODES.find(([its, pattern]) => its === code && pattern.test(message));
  return special?.[2] ?? (code || (name === RETRYABLE ? 'try-again' : name));
}

function helpByStatus(
  { name, status, code }: AuthError,
  online: boolean,
  help: MessageTexts['help'],
): string | undefined {
  if (name === RETRYABLE && status === 0) return online ? help.unreachable : help.offline;
  if (status >= 500) return help.fault;
  if (status === 429) return help.busy;
  // A gateway that refuses the key sends no code.
  return status === 401 && !code ? help['not-set-up'] : undefined;
}

/** The service's own message, where it sent one that can be read as a sentence. */
function ownMessage(
  { name, status, message }: AuthError,
  { kinds }: MessageTexts,
): string | undefined {
  const isMadeByClient = MADE_BY_CLIENT.includes(name) || (name === RETRYABLE && status === 0);
  const text = withCharacterSetsInWords(message.trim(), kinds);
  return !isMadeByClient && isSentence(text) && !ABOUT_TOKENS.test(text) ? text : undefined;
}

/** Such a message is for developers. */
const ABOUT_TOKENS = /\b(?:JWT|claim|tokens?)\b/i;

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
