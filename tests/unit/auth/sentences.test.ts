import { describe, expect, test } from 'vitest';
import { readProblem } from '#src/auth/problem.ts';
import { failureFor } from '#src/auth/sentences.ts';

const api = (code: string, status: number, message: string) =>
  failureFor(readProblem({ name: 'AuthApiError', code, status, message }));

/** Section 4 of the contract: every code that can reach the login form. */
const CATALOGUE: readonly (readonly [string, number, string])[] = [
  ['invalid_credentials', 400, 'Invalid login credentials'],
  ['email_not_confirmed', 400, 'Email not confirmed'],
  ['user_banned', 400, 'User is banned'],
  ['user_already_exists', 422, 'User already registered'],
  ['email_exists', 422, 'A user with this email address has already been registered'],
  ['weak_password', 422, 'Password should be at least 6 characters.'],
  ['same_password', 422, 'New password should be different from the old password.'],
  ['signup_disabled', 422, 'Signups not allowed for this instance'],
  ['email_provider_disabled', 400, 'Email signups are disabled'],
  ['anonymous_provider_disabled', 422, 'Anonymous sign-ins are disabled'],
  ['validation_failed', 400, 'Password cannot be longer than 72 characters'],
  ['bad_json', 400, 'Could not parse request body as JSON: EOF'],
  ['email_address_invalid', 400, 'Email address "x@example.com" is invalid'],
  ['email_address_not_authorized', 400, 'Email address "x" cannot be used as it is not authorized'],
  ['over_request_rate_limit', 429, 'Request rate limit reached'],
  ['over_email_send_rate_limit', 429, 'email rate limit exceeded'],
  ['captcha_failed', 400, 'captcha protection: request disallowed (no captcha_token found)'],
  ['refresh_token_not_found', 400, 'Invalid Refresh Token: Refresh Token Not Found'],
  ['refresh_token_already_used', 400, 'Invalid Refresh Token: Already Used'],
  ['session_expired', 400, 'Invalid Refresh Token: Session Expired'],
  ['user_not_found', 403, 'User from sub claim in JWT does not exist'],
  ['bad_jwt', 403, 'invalid JWT: unable to parse or verify signature, token is expired'],
  ['no_authorization', 401, 'This endpoint requires a valid Bearer token'],
  ['otp_expired', 403, 'Email link is invalid or has expired'],
  ['flow_state_not_found', 404, 'invalid flow state, no valid flow state found'],
  ['flow_state_expired', 422, 'invalid flow state, flow state has expired'],
  ['bad_code_verifier', 400, 'code challenge does not match previously saved code verifier'],
  ['conflict', 409, 'Too many concurrent token refresh requests on the same session'],
];

const JARGON = /\b(?:JWT|token|JSON|captcha_token|instance|API|fetch|flow state|verifier)\b/;

describe('AUTH-6 every error of the contract has a sentence a homeowner understands', () => {
  test.each(CATALOGUE)('%s', (code, status, message) => {
    const { text } = api(code, status, message);
    expect(text).toMatch(/^[A-Z].{9,}/);
    expect(text).not.toMatch(JARGON);
  });

  test.each(['Invalid login credentials', 'Email not confirmed', 'User already registered'])(
    'the sentence keeps the service’s own words where they are fit to show: %s',
    (message) => {
      const code = CATALOGUE.find(([, , text]) => text === message)?.[0] ?? '';
      expect(api(code, 400, message).text.startsWith(message)).toBe(true);
    },
  );
});

describe('AUTH-6 what the client makes up itself is put into words, too', () => {
  test.each([
    ['AuthRetryableFetchError', 0, 'Failed to fetch', true, 'did not answer'],
    ['AuthRetryableFetchError', 0, 'signal timed out', true, 'did not answer'],
    ['AuthRetryableFetchError', 0, 'Failed to fetch', false, 'offline'],
    ['AuthRetryableFetchError', 500, 'Unexpected failure', true, 'has a fault'],
    ['AuthRetryableFetchError', 504, 'timed out', true, 'has a fault'],
    ['AuthInvalidTokenResponseError', 500, 'Auth session or user missing', true, 'has a fault'],
    ['AuthUnknownError', undefined, 'Unexpected token <', true, 'has a fault'],
    ['AuthSessionMissingError', 400, 'Auth session missing!', true, 'session has ended'],
    ['AuthApiError', 401, 'Invalid API key', true, 'not set up'],
    ['AuthApiError', 429, 'slow down', true, 'Too many tries'],
  ])('%s %s %s, online %s: %s', (name, status, message, online, words) => {
    expect(failureFor(readProblem({ name, status, message }), online).text).toContain(words);
  });

  test('what may pass by itself says so, and that nothing was lost', () => {
    const { code, text } = failureFor(
      readProblem({ name: 'AuthRetryableFetchError', status: 503 }),
    );
    expect([code, text]).toEqual([
      'try-again',
      expect.stringContaining('Nothing you typed was lost'),
    ]);
  });
});

describe('AUTH-6 what nobody foresaw', () => {
  test.each([
    [{ code: 'new_code', message: 'Please choose another day.' }, 'Please choose another day.'],
    [{ code: 'new_code' }, 'Authentication failed'],
    [{ message: '' }, 'Authentication failed'],
    [{ message: '{"a":1}' }, 'Authentication failed'],
    [{ message: '<html>' }, 'Authentication failed'],
    [{ message: 'x'.repeat(300) }, 'Authentication failed'],
    [undefined, 'Authentication failed'],
    ['text', 'Authentication failed'],
    [{ message: 5, code: 7, status: '400', reasons: 'length' }, 'Authentication failed'],
  ])('%j reads %s', (error, text) => {
    expect(failureFor(readProblem(error)).text).toBe(text);
  });
});

test('AUTH-6 a weak password names its reasons, at the field', () => {
  const failure = failureFor(
    readProblem({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      status: 422,
      message: 'Password should be at least 6 characters.',
      reasons: ['length', 'characters', 'pwned', 'other', 5],
    }),
  );
  expect(failure.text).toBe('Password should be at least 6 characters.');
  expect(failure.points).toHaveLength(4);
  expect(failure.points.at(-1)).toBe('other');
  expect(failure.field).toBe('password');
});

test('AUTH-6 a limit that says how long to wait is shown as it is', () => {
  const message = 'For security purposes, you can only request this after 59 seconds.';
  expect(api('over_email_send_rate_limit', 429, message).text).toBe(message);
});
