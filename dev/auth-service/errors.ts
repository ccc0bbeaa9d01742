import { z } from 'astro/zod';

/** An error in the real server's words. Thrown by any code; the app writes it as a response. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly reasons: readonly string[] | undefined;

  /** @param reasons only of weak passwords: `length`, `characters` */
  constructor(status: number, code: string, message: string, reasons?: readonly string[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** Throws an error unless the condition is met. */
export function check(
  condition: unknown,
  ...error: ConstructorParameters<typeof AuthError>
): asserts condition {
  if (!condition) throw new AuthError(...error);
}

/** Throws `validation_failed` unless the condition is met. */
export function checkValid(condition: unknown, message: string): asserts condition {
  check(condition, 400, 'validation_failed', message);
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
 * requires before it reads `code` (contract 1.2).
 */
export function errorAnswer(error: AuthError, request: Request): Response {
  const { status, code, message, reasons } = error;
  const isNew = request.headers.get(versionHeader) === version;
  const body = isNew ? { code, message } : { code: status, error_code: code, msg: message };
  const headers = new Headers();
  if (isNew) headers.set(versionHeader, version);
  if (reasons === undefined) headers.set('x-sb-error-code', code);
  const weak = reasons && { weak_password: { reasons } };
  return Response.json({ ...body, ...weak }, { status, headers });
}
