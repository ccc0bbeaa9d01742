// cspell:ignore Dirección correo válida
import { describe, expect, test } from 'vitest';
import { readAuthError } from '#src/auth/auth-error.ts';
import { messageForError, messageForLink } from '#src/auth/user-message.ts';
import { LOGIN_TEXTS } from '#src/islands/login/texts.ts';
import { ERROR_CODES, UNREADABLE_MESSAGES } from '#tests/support/error-catalogue.ts';

const here = { online: true, phone: '(626) 555-0142', texts: LOGIN_TEXTS.messages };
const explain = (error: unknown, online = true) =>
  messageForError(readAuthError(error), { ...here, online });
const explainLink = (error: unknown, online = true) =>
  messageForLink(readAuthError(error), { ...here, online });
const api = (code: string, status: number, message: unknown) =>
  explain({ name: 'AuthApiError', code, status, message });

const JARGON = /\b(?:JWT|token|JSON|captcha_token|instance|API|fetch|flow state|verifier|null)\b/;

/** The service's messages about tokens: visitors do not know what a token is. */
const ABOUT_TOKENS = ERROR_CODES.filter(([, , message]) => /\b(?:JWT|Token)\b/i.test(message));

describe('AUTH-6 messageForError starts with the service’s own message and adds advice', () => {
  test.each(ERROR_CODES.filter((error) => !ABOUT_TOKENS.includes(error)))('%s', (...error) => {
    const [code, status, message] = error;
    const { text } = api(code, status, message);
    const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
    expect(text.startsWith(sentence)).toBe(true);
    expect(text.slice(sentence.length)).not.toMatch(JARGON);
  });

  test.each([
    ...ABOUT_TOKENS,
    ['user_banned', 400, 'Invalid Refresh Token: User Banned'] as const,
    ['new_code', 400, 'missing sub claim'] as const,
  ])('shows no sentence about tokens: %s', (...error) => {
    const { text } = api(...error);
    expect(text).toMatch(/^Authentication failed\. [A-Z].{9,}/);
    expect(text).not.toMatch(JARGON);
  });

  test.each(UNREADABLE_MESSAGES)('replaces a message that is %s', (_, message) => {
    for (const [code, status] of ERROR_CODES) {
      const { text } = api(code, status, message);
      expect(text).toMatch(/^Authentication failed\. [A-Z].{9,}/);
      expect(text).not.toMatch(JARGON);
    }
  });

  test.each([
    'Email address "o’neil+x@site.example" is invalid',
    'For security purposes, you can only request this after 59 seconds.',
    'Password needs one of < > { } [ ]',
    'Dirección de correo no válida',
    `${'word '.repeat(99)}words`,
  ])('keeps %s, which has unusual characters', (message) => {
    expect(api('new_code', 400, message).text.startsWith(message)).toBe(true);
  });

  test('shows only the message for an unknown code, or the phone number when there is none', () => {
    const message = 'Please choose another day.';
    for (const [code, status] of [
      ['new_code', 400],
      ['new_code', 401],
      ['', 400],
    ] as const)
      expect(api(code, status, ` ${message} `).text).toBe(message);
    expect(api('new_code', 400, null).text).toContain(here.phone);
  });

  test('does not interpolate placeholders in the service’s message', () => {
    expect(api('user_banned', 400, 'Call {phone} now').text).toMatch(/^Call \{phone\} now\./);
  });
});

describe('AUTH-6 messageForError for network failures and server errors', () => {
  const retryable = 'AuthRetryableFetchError';
  test.each([
    [retryable, 0, 'Failed to fetch', true, 'did not answer'],
    [retryable, 0, 'signal timed out', true, 'did not answer'],
    [retryable, 0, 'Failed to fetch', false, 'offline'],
    ['AuthInvalidTokenResponseError', 500, 'Auth session or user missing', true, 'has a fault'],
    ['AuthUnknownError', undefined, 'Unexpected token <', true, 'has a fault'],
    ['AuthSessionMissingError', 400, 'Auth session missing!', true, 'session has ended'],
  ])(
    '%s %s: does not show the client library’s message (%s)',
    (name, status, message, online, help) => {
      const { text } = explain({ name, status, message }, online);
      expect(text).toMatch(/^Authentication failed\. /);
      expect(text).toContain(help);
      expect(text).not.toContain(message);
    },
  );

  test.each([
    [retryable, 500, 'Unexpected failure, please check server logs', 'has a fault'],
    [retryable, 503, 'name resolution failed', 'has a fault'],
    ['AuthApiError', 599, 'Something broke', 'has a fault'],
    ['AuthApiError', 401, 'Invalid API key', 'not set up'],
    ['AuthApiError', 429, 'Slow down', 'Too many tries'],
  ])('%s %s: shows "%s" and adds "%s"', (name, status, message, help) => {
    const { text } = explain({ name, status, message });
    expect(text.startsWith(`${message}. `)).toBe(true);
    expect(text).toContain(help);
  });

  test('asks to try again after a temporary failure and says that nothing was lost', () => {
    const { code, text } = explain({ name: retryable, status: 503 });
    expect(code).toBe('try-again');
    expect(text).toContain('Nothing you typed was lost');
  });

  test.each(['confirmation', 'recovery', 'email change'])(
    'shows the phone number for a %s email that cannot be sent, and blames no field',
    (kind) => {
      const message = `Error sending ${kind} email`;
      const { code, text, field } = explain({ name: retryable, status: 500, message });
      expect([code, field]).toEqual(['email-not-sent', undefined]);
      expect(text.startsWith(`${message}. We could not send the email.`)).toBe(true);
      expect(text).toContain(here.phone);
      expect(text).not.toContain('minute');
    },
  );

  test.each([
    undefined,
    null,
    'text',
    5,
    { message: 5, code: 7, status: '400', reasons: 'length' },
  ])('starts with Authentication failed for %j', (error) => {
    expect(explain(error, false).text).toMatch(/^Authentication failed\. (?!.*offline)/);
  });

  test.each(['constructor', '__proto__', 'toString'])('treats %s as an unknown code', (code) => {
    expect(api(code, 400, 'Please choose another day.')).toEqual({
      code,
      text: 'Please choose another day.',
      points: [],
    });
  });
});

test('readAuthError leaves out fields of another type', () => {
  const error = { name: null, message: 5, code: 7, status: '400', reasons: 'length' };
  const none = { name: '', message: '', code: '', status: 0, reasons: [] };
  expect(readAuthError(error)).toEqual(none);
});

test.each([
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'user_not_found',
  'bad_jwt',
  'no_authorization',
])('AUTH-8 messageForError says that the session has ended for %s', (code) => {
  const failure = api(code, 403, '');
  expect(failure.code).toBe('session-ended');
  expect(failure.text).toContain('Please sign in again');
});

test('AUTH-6 messageForError lists the reasons for a weak password at the password field', () => {
  const failure = explain({
    name: 'AuthWeakPasswordError',
    code: 'weak_password',
    status: 422,
    message: 'Password should be at least 6 characters.',
    reasons: ['length', 'characters', 'pwned', 'other', 5],
  });
  expect(failure.text).toBe('Password should be at least 6 characters.');
  expect(failure.points).toHaveLength(4);
  expect(failure.points.at(-1)).toBe('other');
  expect(failure.field).toBe('password');
});

describe('AUTH-8 messageForLink explains a failed link in the site’s own words', () => {
  const message = 'Call 900-555-0199 to unlock your account';
  test.each([
    ['otp_expired', 'Email link is invalid or has expired.'],
    ['bad_jwt', 'Email link is invalid or has expired.'],
    ['flow_state_not_found', 'in this browser'],
    ['user_banned', here.phone],
    ['unexpected_failure', here.phone],
    ['validation_failed', here.phone],
    ['try-again', here.phone],
    ['constructor', here.phone],
    ['__proto__', here.phone],
    [message, here.phone],
    ['', here.phone],
  ])('%j: %s', (code, words) => {
    const failure = explainLink({ code, message });
    expect(failure.text).toContain(words);
    expect(failure.points).toEqual([]);
    expect(JSON.stringify(failure)).not.toContain('900-555');
  });

  test('gives a temporary failure the code try-again', () => {
    const error = { name: 'AuthRetryableFetchError', status: 503, message };
    expect(explainLink(error)).toMatchObject({ code: 'try-again', points: [] });
    expect(explainLink(error).text).toContain('has a fault');
    expect(explainLink({ ...error, status: 0 }, false).text).toContain('offline');
    expect(explainLink({ code: 'try-again' }).code).toBe('link-failed');
  });
});

test.each([
  ['invalid_credentials', '', 'password'],
  ['weak_password', '', 'password'],
  ['same_password', '', 'password'],
  ['validation_failed', 'Password cannot be longer than 72 characters', 'password'],
  ['validation_failed', 'Signup requires a valid password', 'password'],
  ['user_already_exists', '', 'email'],
  ['email_exists', '', 'email'],
  ['email_address_invalid', '', 'email'],
  ['email_address_not_authorized', '', 'email'],
  ['anonymous_provider_disabled', '', 'email'],
  ['validation_failed', 'An email address is too long', 'email'],
  ['validation_failed', 'Unable to validate email address: invalid format', 'email'],
  ['validation_failed', 'missing email or phone', undefined],
  ['over_email_send_rate_limit', 'email rate limit exceeded', undefined],
  ['user_banned', '', undefined],
  ['new_code', 'An email address is too long', undefined],
])('AUTH-6 messageForError shows %s (%s) at the field %s', (code, message, field) => {
  expect(api(code, 400, message).field).toBe(field);
});

describe('AUTH-6 messageForError helps with what the error is about', () => {
  test.each([
    ['over_email_send_rate_limit', 'email rate limit exceeded', /any more emails.*555-0142/],
    [
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 59 seconds.',
      /^For security purposes, .* 59 seconds\. Then please ask/,
    ],
    ['insufficient_aal', 'AAL2 session is required', /second code.*call us/],
    ['reauthentication_needed', 'Password update requires reauthentication', /Forgot your/],
    ['current_password_required', 'Current password required', /Forgot your/],
    ['user_banned', 'User is banned', /^User is banned\. This account is closed\./],
  ])('%s: %s', (code, message, words) => {
    expect(api(code, 400, message).text).toMatch(words);
  });

  test.each(['insufficient_aal', 'user_banned'])('%s offers no password reset', (code) => {
    expect(api(code, 400, '').text).not.toMatch(/password/i);
  });

  test('names the member whose session another tab has replaced', () => {
    const error = readAuthError({ name: 'member-changed' });
    const { text } = messageForError(error, { ...here, email: 'ann@site.example' });
    expect(text).toContain('no longer signed in as ann@site.example.');
  });
});
