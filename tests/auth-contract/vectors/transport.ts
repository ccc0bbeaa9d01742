import { expect } from 'vitest';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';
import { siteUrl } from '#tests/auth-contract/support/world.ts';

// As browsers send it: sorted, in lower case, without blanks. The server accepts no other form.
const asked = 'apikey,authorization,content-type,x-client-info,x-supabase-api-version';
const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
};

/** Asserts all headers for other origins, and some of the rest; null for one that is absent. */
function expectHeaders({ headers }: Answer, crossOrigin: object, others: object): void {
  const isCrossOrigin = ([name]: [string, string]) => name.startsWith('access-control-');
  expect(Object.fromEntries([...headers].filter(isCrossOrigin))).toEqual(crossOrigin);
  for (const [name, value] of Object.entries(others)) expect(headers.get(name), name).toBe(value);
}

function preflight(title: string, change: Record<string, string | null>, allowed: object) {
  return row(`G1 ${title}`, '204', async (world) => {
    const headers = {
      ...{ Origin: siteUrl, apikey: null, 'X-Supabase-Api-Version': null },
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked,
      ...change,
    };
    const answer = await world.ask('OPTIONS', '/token?grant_type=password', { headers });
    const Vary = 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers';
    expectHeaders(answer, allowed, { Vary });
    return answer;
  });
}

export const transportVectors = [
  preflight(
    'a preflight with the five headers of the client',
    {},
    {
      ...anyOrigin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': asked,
    },
  ),
  ...['x-surprise', 'apikey, authorization'].map((names) =>
    preflight(`the list "${names}" is refused`, { 'Access-Control-Request-Headers': names }, {}),
  ),
  preflight('a preflight without an origin', { Origin: null }, {}),
  row('G2 a page can read an error and its version', answers.wrongCredentials, async (world) => {
    const headers = { Origin: siteUrl };
    const answer = await world.password('nobody@site.example', 'wrong-horse-1', { headers });
    const exposed = 'X-Total-Count, Link, X-Supabase-Api-Version';
    expectHeaders(
      answer,
      { ...anyOrigin, 'access-control-expose-headers': exposed },
      {
        ...{ 'X-Supabase-Api-Version': '2024-01-01', 'x-sb-error-code': 'invalid_credentials' },
        ...{ 'Content-Type': 'application/json', Vary: 'Origin' },
      },
    );
    return answer;
  }),
  row('G2 a weak password has no header with its code', answers.weak, async (world) => {
    const answer = await world.signUp({ ...world.stranger(), password: 'abc12' });
    expectHeaders(answer, {}, { 'x-sb-error-code': null });
    return answer;
  }),
  row('G2 an answer without an origin has only Vary', answers.ok, async (world) => {
    const answer = await world.user((await world.session()).access);
    const others = { 'Content-Type': 'application/json', Vary: 'Origin' };
    expectHeaders(answer, {}, { ...others, 'X-Supabase-Api-Version': null });
    return answer;
  }),
];
