import { describe, expect, test } from 'vitest';
import { readAuthError } from '#src/auth/auth-error.ts';
import type { MessageTexts } from '#src/auth/message-texts.ts';
import { messageForError, messageForLink } from '#src/auth/user-message.ts';
import { ERROR_CODES, UNREADABLE_MESSAGES } from '#tests/support/error-catalogue.ts';
import { markTexts, unmarkedWords } from '#tests/support/marked-texts.ts';
import { readSpanishTexts } from '#tests/support/island-texts.ts';

const { login, loginErrors } = readSpanishTexts();
const messages = { ...login.messages, codes: loginErrors };

const translated = (texts: MessageTexts) => ({ online: true, phone: '(626) 555-0142', texts });
const spanish = translated(messages);
const marked = translated(markTexts(messages));

const RETRYABLE = 'AuthRetryableFetchError';
/** Errors of the client, of a gateway and of the catalogue's last lines, which need a class. */
const OTHER_ERRORS: readonly (readonly [name: string, status: number, message: string])[] = [
  [RETRYABLE, 0, 'Failed to fetch'],
  [RETRYABLE, 500, 'Unexpected failure, please check server logs for more information'],
  [RETRYABLE, 500, 'Error sending confirmation email'],
  [RETRYABLE, 504, 'Processing this request timed out, please retry after a moment.'],
  ['AuthSessionMissingError', 400, 'Auth session missing!'],
  ['AuthInvalidTokenResponseError', 500, 'Auth session or user missing'],
  ['AuthRefreshDiscardedError', 409, 'Refresh result was discarded'],
  ['AuthUnknownError', 0, 'Unexpected token <'],
  ['AuthApiError', 401, 'Invalid API key'],
  ['AuthApiError', 429, 'Slow down'],
];
/** Codes that the contract names outside of its catalogue, and one of a later release. */
const OTHER_CODES: readonly (readonly [code: string, status: number, message: string])[] = [
  ['insufficient_aal', 401, 'AAL2 session is required to update email or password'],
  ['reauthentication_needed', 400, 'Password update requires reauthentication'],
  ['current_password_required', 400, 'Current password required'],
  ['session_not_found', 403, 'Session from session_id claim in JWT does not exist'],
  ['over_email_send_rate_limit', 429, 'You can only request this after 59 seconds.'],
  ['new_code', 400, 'Please choose another day.'],
  ['constructor', 400, 'Please choose another day.'],
];
const ERRORS = [
  ...[...ERROR_CODES, ...OTHER_CODES].map(([code, status, message]) => ({
    name: 'AuthApiError',
    code,
    status,
    message,
  })),
  ...OTHER_ERRORS.map(([name, status, message]) => ({ name, status, message })),
  ...UNREADABLE_MESSAGES.map(([, message]) => ({ name: 'AuthApiError', status: 400, message })),
];

const words = (text: unknown): readonly string[] =>
  String(text)
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

describe('AUTH-6 a translation never shows the service’s English message', () => {
  test.each(ERRORS)('$name $code $status $message', (error) => {
    const { text } = messageForError(readAuthError(error), spanish);
    expect(text).toMatch(/^\p{Lu}.+\.$/u);
    expect(words(error.message).filter((word) => words(text).includes(word))).toEqual([]);
    const { text: markedText } = messageForError(readAuthError(error), marked);
    expect(unmarkedWords(markedText)).toEqual([]);
  });

  test('weak_password has a sentence for each rule that the message names', () => {
    const message =
      'Password should be at least 12 characters. It needs one character of each: 0123456789.';
    const { text } = messageForError(readAuthError({ code: 'weak_password', message }), spanish);
    expect(text).toMatch(/12.*\. \p{Lu}.*\.$/u);
  });

  test('weak_password lists the reasons that have a text', () => {
    const reasons = ['length', 'characters', 'pwned', 'other'];
    const error = readAuthError({ code: 'weak_password', status: 422, reasons });
    const { points, field } = messageForError(error, spanish);
    expect(points).toEqual(Object.values(messages.reasons));
    expect(field).toBe('password');
  });
});

test.each(ERRORS)('AUTH-8 a link from an email: $name $code $status $message', (error) => {
  const { text } = messageForLink(readAuthError(error), marked);
  expect(text).toContain('»');
  expect(unmarkedWords(text)).toEqual([]);
  expect(messageForLink(readAuthError(error), spanish).text).toMatch(/^\p{Lu}.+\.$/u);
});
