import { z } from 'astro/zod';

/** The error catalogue of the real server: usual status and message of each code. */
const catalog = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  email_not_confirmed: [400, 'Email not confirmed'],
  email_provider_disabled: [400, 'Email logins are disabled'],
  invalid_credentials: [400, 'Invalid login credentials'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  /** Not of the real server: it answers what this service does not imitate. */
  not_implemented: [501, 'The embedded auth service does not answer this request.'],
  otp_expired: [403, 'Email link is invalid or has expired'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  request_timeout: [504, 'Processing this request timed out, please retry after a moment.'],
  same_password: [422, 'New password should be different from the old password.'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [403, 'User is banned'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  validation_failed: [400, 'Invalid request'],
  weak_password: [422, 'Password is too weak'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

interface Details {
  readonly message?: string | undefined;
  readonly status?: number;
  /** Only for weak passwords: `length`, `characters`. */
  readonly reasons?: readonly string[];
}

/** An error of the catalogue. Thrown by any code; the app converts it to an HTTP response. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: keyof typeof catalog;
  readonly status: number;
  readonly reasons: readonly string[] | undefined;

  /** @param details where they differ from the usual status and message of the code */
  constructor(code: keyof typeof catalog, details: Details = {}) {
    const [usualStatus, usualMessage] = catalog[code];
    super(details.message ?? usualMessage);
    this.code = code;
    this.status = details.status ?? usualStatus;
    this.reasons = details.reasons;
  }
}

/** Returns the error `validation_failed`. */
export function invalid(message: string): AuthError {
  return new AuthError('validation_failed', { message });
}

/** Returns the message of any error; one that names the field if a schema found it. */
export function describeError(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

const versionHeader = 'X-Supabase-Api-Version';
const version = '2024-01-01';

/**
 * Writes an error in the format of 2024-01-01, which the auth client requests, or in the original
 * one, which a browser gets that opens a link. Only the former echoes the version, which the client
 * requires before it reads `code`.
 */
export function errorAnswer(error: AuthError, request: Request): Response {
  const isNew = request.headers.get(versionHeader) === version;
  const { status, code, message, reasons } = error;
  const body = isNew ? { code, message } : { code: status, error_code: code, msg: message };
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (isNew) headers.set(versionHeader, version);
  if (reasons === undefined) headers.set('x-sb-error-code', code);
  const weak = reasons && { weak_password: { reasons } };
  return new Response(JSON.stringify({ ...body, ...weak }), { status, headers });
}
