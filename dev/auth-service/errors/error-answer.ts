import type { AuthError } from './auth-error.ts';

const versionHeader = 'X-Supabase-Api-Version';
const firstVersion = '2024-01-01';

/** True when the caller asked for the error form of 2024-01-01 or any later date (contract 1.2). */
function wantsNewForm(version: string | null): boolean {
  if (version === null || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false;
  return !Number.isNaN(Date.parse(version)) && version >= firstVersion;
}

/**
 * An error in the form the caller asked for by its version header.
 * The version is echoed in the new form only: the client trusts `code` no other way.
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
