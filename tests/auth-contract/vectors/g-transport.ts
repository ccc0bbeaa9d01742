import { expect } from 'vitest';
import { at } from '#tests/auth-contract/support/json.ts';
import { answerVectors } from '#tests/auth-contract/support/table.ts';

const origin = 'http://localhost:4321';
// As browsers send it: sorted, in lower case, without blanks. The server accepts no other form.
const asked = 'apikey,authorization,content-type,x-client-info,x-supabase-api-version';

function words(header: string | null): readonly string[] {
  return (header ?? '').toLowerCase().split(/\s*,\s*/);
}

export const transportVectors = answerVectors([
  {
    id: 'G1',
    title: "a preflight allows each of the client's five headers",
    needs: ['gateway'],
    ask: ({ server }) =>
      server.ask('OPTIONS', '/token?grant_type=password', {
        headers: {
          ...{ Origin: origin, apikey: null, 'X-Supabase-Api-Version': null },
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': asked,
        },
      }),
    status: 204,
    also: ({ headers }) => {
      expect([origin, '*']).toContain(headers.get('Access-Control-Allow-Origin'));
      const allowed = words(headers.get('Access-Control-Allow-Headers'));
      expect(allowed).toEqual(expect.arrayContaining([...words(asked)]));
    },
  },
  {
    id: 'G2',
    title: 'a page of another origin can read an error and its version',
    ask: (world) => {
      const { email, password } = world.stranger();
      return world.server.password(email, password, { headers: { Origin: origin } });
    },
    status: 400,
    also: ({ headers }) => {
      expect([origin, '*']).toContain(headers.get('Access-Control-Allow-Origin'));
      const exposed = words(headers.get('Access-Control-Expose-Headers'));
      expect(exposed).toContain('x-supabase-api-version');
    },
  },
  {
    id: 'G3',
    title: 'the gateway refuses a request without a key, and sends no code',
    needs: ['gateway'],
    ask: ({ server }) =>
      server.post('/token?grant_type=password', {}, { headers: { apikey: null } }),
    status: 401,
    also: ({ body }) => {
      expect(body['message']).toBeTypeOf('string');
      expect(body).not.toHaveProperty('code');
    },
  },
  {
    id: 'G4',
    title: 'a burst of 40 failed sign-ins is limited after the 30th',
    needs: ['control'],
    ask: async (world) => {
      await world.control.change({ ipLimiter: true });
      const { email, password } = world.stranger();
      const statuses: number[] = [];
      let answer = await world.server.password(email, password);
      for (let sent = 1; sent < 40; sent += 1) {
        statuses.push(answer.status);
        answer = await world.server.password(email, password);
      }
      expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400));
      return answer;
    },
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  },
  {
    id: 'G5',
    title: 'settings list what is switched on',
    ask: ({ server }) => server.ask('GET', '/settings'),
    status: 200,
    also: ({ body }) => {
      expect(at(body, 'external', 'email')).toBeTypeOf('boolean');
      expect(body['disable_signup']).toBeTypeOf('boolean');
      expect(body['mailer_autoconfirm']).toBeTypeOf('boolean');
    },
  },
  {
    id: 'G5',
    title: 'health names the server',
    ask: ({ server }) => server.ask('GET', '/health'),
    status: 200,
    also: ({ body }) => {
      expect(body).toMatchObject({
        name: 'GoTrue',
        description: 'GoTrue is a user registration and authentication API',
      });
      expect(body['version']).toBeTypeOf('string');
    },
  },
  {
    id: 'G5',
    title: 'the list of public keys is empty under HS256',
    needs: ['control'],
    ask: ({ server }) => server.ask('GET', '/.well-known/jwks.json', { headers: { apikey: null } }),
    status: 200,
    also: ({ body, headers }) => {
      expect(body).toEqual({ keys: [] });
      expect(headers.get('Cache-Control')).toBe('public, max-age=600');
    },
  },
]);
