import { expect } from 'vitest';
import type { Answer } from './server.ts';

/** The fields of an expired link's redirect. */
export const expiredLink = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
  sb: '',
};

/** Splits the target of a redirect at its last fragment. */
export function redirectOf({ headers }: Answer) {
  const location = String(headers.get('Location'));
  const at = location.lastIndexOf('#');
  const fragment = new URLSearchParams(location.slice(at + 1));
  return { page: location.slice(0, at), fragment };
}

/** Asserts that a redirect leads to a page with these fields, among others. */
export function expectRedirect(answer: Answer, page: string, fields: Record<string, string>): void {
  const redirect = redirectOf(answer);
  expect(redirect.page).toBe(page);
  expect(Object.fromEntries(redirect.fragment)).toMatchObject(fields);
}
