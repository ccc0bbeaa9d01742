import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Answer } from './server.ts';
import { loginPage, type World } from './world.ts';

/** Addresses that the server's format check refuses. */
export const malformedEmails = [
  ' a@b.co',
  'a@b.co ',
  'Ann <a@b.co>',
  'a@-b.co',
  'a@b-.co',
  'a@b..co',
];

/** A PKCE verifier and the fields that begin its flow. */
export const verifier = 'correct-horse-battery-staple-0123456789-abcdef';
export const challenge = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
};

/** Splits the target of a redirect. */
export function redirectOf({ headers }: Answer) {
  const location = headers.get('Location') ?? '';
  const url = new URL(location);
  return {
    location,
    page: url.origin + url.pathname,
    query: url.searchParams,
    fragment: new URLSearchParams(url.hash.slice(1)),
  };
}

/** Returns the keys of a fragment or query as an object. */
export function fieldsOf(pairs: URLSearchParams): Record<string, string> {
  return Object.fromEntries(pairs);
}

/** Signs up an account whose link leads to a page. @param more may begin a PKCE flow */
export async function pendingFor(world: World, page = loginPage, more: object = {}) {
  const account = world.stranger();
  const query = `?${new URLSearchParams({ redirect_to: page }).toString()}`;
  const answer = await world.signUp(account, more, query);
  expect(answer.status, answer.text).toBe(200);
  return account;
}
