/** An error of contract section 4. Thrown by any code; the app converts it to an HTTP response. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  /** Only for weak passwords: `length`, `characters`, `pwned`. */
  readonly reasons: readonly string[] | undefined;

  constructor(status: number, code: string, message: string, reasons?: readonly string[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** The errors of contract section 4, by name. */
export const refusal = {
  alreadyUsed: () =>
    new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  anonymousDisabled: () =>
    new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  badJson: (why: string) =>
    new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${why}`),
  badJwt: (why: string) => new AuthError(403, 'bad_jwt', why),
  badVerifier: () =>
    new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    ),
  emailExists: () =>
    new AuthError(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    ),
  emailLoginsDisabled: (status: 400 | 422) =>
    new AuthError(status, 'email_provider_disabled', 'Email logins are disabled'),
  emailNotConfirmed: () => new AuthError(400, 'email_not_confirmed', 'Email not confirmed'),
  emailSignupsDisabled: () =>
    new AuthError(400, 'email_provider_disabled', 'Email signups are disabled'),
  flowExpired: () =>
    new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  flowNotFound: (status: 400 | 404) =>
    new AuthError(status, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  invalidCredentials: () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials'),
  invalid: (message: string, status: 400 | 422 = 400) =>
    new AuthError(status, 'validation_failed', message),
  linkExpired: () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired'),
  mailFailed: (mail: string) =>
    new AuthError(500, 'unexpected_failure', `Error sending ${mail} email`),
  mailsPerHour: () => new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
  mailTooSoon: (seconds: number) =>
    new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
  noAuthorization: () =>
    new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  refreshBanned: () => new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
  refreshNotFound: () =>
    new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  samePassword: () =>
    new AuthError(422, 'same_password', 'New password should be different from the old password.'),
  sessionNotFound: () =>
    new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  signupDisabled: () =>
    new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance'),
  tokenExpired: () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid'),
  tooLarge: () =>
    new AuthError(413, 'request_entity_too_large', 'Request body exceeds the limit of 1 MiB'),
  tooManyRequests: () =>
    new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached'),
  unexpected: () =>
    new AuthError(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    ),
  timedOut: () =>
    new AuthError(
      504,
      'request_timeout',
      'Processing this request timed out, please retry after a moment.',
    ),
  unsupportedGrant: () => new AuthError(400, 'invalid_credentials', 'unsupported_grant_type'),
  userBanned: (status: 400 | 403) => new AuthError(status, 'user_banned', 'User is banned'),
  userExists: () => new AuthError(422, 'user_already_exists', 'User already registered'),
  userNotFound: () =>
    new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  weakPassword: (message: string, reasons: readonly string[]) =>
    new AuthError(422, 'weak_password', message, reasons),
};

const versionHeader = 'X-Supabase-Api-Version';
const firstVersion = '2024-01-01';

/** Checks whether the caller requests the error format of 2024-01-01 or later (contract 1.2). */
function wantsNewForm(version: string | null): boolean {
  if (version === null || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false;
  return !Number.isNaN(Date.parse(version)) && version >= firstVersion;
}

/**
 * Writes an error in the format that the version header requests.
 * Only the new format echoes the version, which the client requires before it reads `code`.
 */
export function errorAnswer(error: AuthError, request: Request): Response {
  const isNew = wantsNewForm(request.headers.get(versionHeader));
  const { status, code, message, reasons } = error;
  const body = isNew ? { code, message } : { code: status, error_code: code, msg: message };
  const weak = reasons === undefined ? {} : { weak_password: { reasons } };
  const headers = new Headers({ 'Content-Type': 'application/json', 'x-sb-error-code': code });
  if (isNew) headers.set(versionHeader, firstVersion);
  return new Response(JSON.stringify({ ...body, ...weak }), { status, headers });
}
