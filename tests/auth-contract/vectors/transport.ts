import { expect } from 'vitest';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';
import { siteUrl } from '#tests/auth-contract/support/world.ts';

// As browsers send it: sorted, in lower case, without blanks. The server accepts no other form.
const asked = 'apikey,authorization,content-type,x-client-info,x-supabase-api-version';
const PREFLIGHT_VARY = 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers';

function crossOriginHeaders({ headers }: Answer) {
  const all = [...headers].filter(([name]) => name.startsWith('access-control-'));
  return Object.fromEntries(all);
}

function preflight(title: string, headers: Record<string, string | null>, allowed: object) {
  return row(`G1 ${title}`, '204', async ({ server }) => {
    const answer = await server.ask('OPTIONS', '/token?grant_type=password', {
      headers: {
        ...{ Origin: siteUrl, apikey: null, 'X-Supabase-Api-Version': null },
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': asked,
        ...headers,
      },
    });
    expect(crossOriginHeaders(answer)).toEqual(allowed);
    expect(answer.headers.get('Vary')).toBe(PREFLIGHT_VARY);
    return answer;
  });
}

export const transportVectors = [
  preflight(
    "a preflight allows each of the client's five headers",
    {},
    {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': asked,
      'access-control-allow-credentials': 'true',
    },
  ),
  ...['x-surprise', 'apikey, authorization'].map((names) =>
    preflight(`the list "${names}" is refused`, { 'Access-Control-Request-Headers': names }, {}),
  ),
  preflight('a preflight without an origin', { Origin: null }, {}),
  row(
    'G2 a page of another origin can read an error and its version',
    answers.wrongCredentials,
    async ({ server }) => {
      const answer = await server.password('nobody@site.example', 'wrong-horse-1', {
        headers: { Origin: siteUrl },
      });
      const { headers } = answer;
      expect(crossOriginHeaders(answer)).toEqual({
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
      });
      expect(headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
      expect(headers.get('x-sb-error-code')).toBe('invalid_credentials');
      expect(headers.get('Content-Type')).toBe('application/json');
      expect(headers.get('Vary')).toBe('Origin');
      return answer;
    },
  ),
  row(
    'G2 an answer without an origin has no header for other origins but Vary',
    answers.ok,
    async (world) => {
      const answer = await world.server.user((await world.session()).access);
      expect(crossOriginHeaders(answer)).toEqual({});
      expect(answer.headers.get('Vary')).toBe('Origin');
      expect(answer.headers.get('X-Supabase-Api-Version')).toBeNull();
      expect(answer.headers.get('Content-Type')).toBe('application/json');
      return answer;
    },
  ),
];
