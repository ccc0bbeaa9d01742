import { expect } from 'vitest';
import type { Answer } from './server.ts';

/** Addresses that the server's format check refuses. */
export const malformedEmails = [
  ...[' a@b.co', 'a@b.co ', 'Ann <a@b.co>', 'not-an-email'],
  ...['a@-b.co', 'a@b-.co', 'a@b..co', 'ö@b.co'],
];

/** The fields of an expired link's redirect. */
export const expiredLink = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
  sb: '',
};

/** Splits the target of a redirect at its last fragment. */
export function redirectOf({ headers }: Answer) {
  const location = headers.get('Location') ?? '';
  const at = location.lastIndexOf('#');
  const fragment = new URLSearchParams(location.slice(at + 1));
  return { location, page: location.slice(0, at), fragment };
}

/** Asserts that a redirect leads to a page with these fields, among others. */
export function expectRedirect(answer: Answer, page: string, fields: Record<string, string>): void {
  const redirect = redirectOf(answer);
  expect(redirect.page).toBe(page);
  expect(Object.fromEntries(redirect.fragment)).toMatchObject(fields);
}
