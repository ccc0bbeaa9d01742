import { expect } from 'vitest';
import { jsonIn } from '#tests/auth-contract/support/json.ts';
import { challenge, pendingFor, redirectOf } from '#tests/auth-contract/support/links.ts';
import { answerVectors } from '#tests/auth-contract/support/table.ts';
import { loginPage, siteUrl } from '#tests/auth-contract/support/world.ts';

const control = ['control'] as const;
const gateway = ['gateway'] as const;
const path = '/token?grant_type=password';

/** Facts of contract sections 1 to 5 without a vector; the id is the section. */
export const transportDetails = answerVectors([
  {
    id: '1.1',
    title: 'an unknown path is plain text',
    ask: ({ server }) => server.ask('GET', '/nowhere'),
    status: 404,
    also: ({ text }) => expect(text).toContain('404 page not found'),
  },
  {
    id: '1.1',
    title: 'a wrong method has an empty body',
    ask: ({ server }) => server.ask('GET', '/token'),
    status: 405,
    also: ({ text }) => expect(text).toBe(''),
  },
  {
    id: '1.1',
    title: 'a wrong key is refused like a missing one',
    needs: gateway,
    ask: ({ server }) => server.ask('GET', '/settings', { headers: { apikey: 'wrong' } }),
    status: 401,
    also: ({ body }) => expect(body).not.toHaveProperty('code'),
  },
  {
    id: '1.1',
    title: 'a body over 1 MiB is too large',
    needs: control,
    ask: ({ server }) => server.post(path, { email: 'a'.repeat(1024 * 1024) }),
    status: 413,
    code: 'request_entity_too_large',
  },
  {
    id: '1.1',
    title: 'the body null is an empty object',
    ask: ({ server }) => server.post(path, 'null'),
    status: 400,
    code: 'validation_failed',
  },
  {
    id: '1.1',
    title: 'an answer is JSON without a charset',
    ask: ({ server }) => server.post(path, {}),
    status: 400,
    also: ({ headers }) => expect(headers.get('Content-Type')).toBe('application/json'),
  },
  {
    id: '1.1',
    title: 'redirect_to in the body is ignored',
    needs: control,
    ask: async (world) => {
      const account = world.stranger();
      await world.signUp(account, { redirect_to: loginPage });
      return world.openLink(account.email);
    },
    status: 303,
    also: (answer) => expect(redirectOf(answer).location).toContain(`${siteUrl}#`),
  },
  {
    id: '1.2',
    title: 'a weak password has its reasons in the old form too',
    ask: (world) => {
      const headers = { 'X-Supabase-Api-Version': null };
      const body = { email: world.stranger().email, password: 'abc12' };
      return world.server.post('/signup', body, { headers });
    },
    status: 422,
    also: ({ body }) =>
      expect(body).toMatchObject({
        ...{ code: 422, error_code: 'weak_password' },
        weak_password: { reasons: ['length'] },
      }),
  },
  {
    id: '1.3',
    title: 'a preflight with an unknown header is refused',
    needs: gateway,
    ask: ({ server }) =>
      server.ask('OPTIONS', '/token', {
        headers: {
          ...{ Origin: siteUrl, 'Access-Control-Request-Method': 'POST' },
          'Access-Control-Request-Headers': 'x-surprise',
        },
      }),
    status: 204,
    also: ({ headers }) => expect(headers.get('Access-Control-Allow-Headers')).toBeNull(),
  },
  {
    id: '1.3',
    title: 'a preflight with blanks in its list of headers is refused',
    needs: control,
    ask: ({ server }) =>
      server.ask('OPTIONS', '/token', {
        headers: {
          ...{ Origin: siteUrl, 'Access-Control-Request-Method': 'POST' },
          'Access-Control-Request-Headers': 'apikey, authorization',
        },
      }),
    status: 204,
    also: ({ headers }) => expect(headers.get('Access-Control-Allow-Headers')).toBeNull(),
  },
  {
    id: '1.4',
    title: 'the mails per hour are limited, and a refused sign-up is not stored',
    needs: control,
    ask: async (world) => {
      await world.control.change({ mailsPerHour: 1 });
      await world.pending();
      const late = world.stranger();
      const refused = await world.signUp(late);
      const { email, password } = late;
      const signIn = await world.server.password(email, password);
      expect(signIn.body['code']).toBe('invalid_credentials');
      return refused;
    },
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'email rate limit exceeded',
  },
  {
    id: '1.4',
    title: 'an empty bucket fills again',
    needs: control,
    ask: async (world) => {
      await world.control.change({ ipLimiter: true });
      const statuses: number[] = [];
      for (let sent = 0; sent < 31; sent += 1) {
        statuses.push((await world.open('?token=abc&type=signup')).status);
      }
      expect([statuses[29], statuses[30]]).toEqual([303, 429]);
      await world.control.advance(300);
      return world.open('?token=abc&type=signup');
    },
    status: 303,
  },
  {
    id: '2.1',
    title: 'a password that no longer meets the rules signs in with a warning',
    needs: control,
    ask: async (world) => {
      const { email, password } = await world.control.makeUser({ password: 'abc' });
      return world.server.password(email, password);
    },
    status: 200,
    also: ({ body }) => expect(body['weak_password']).toMatchObject({ reasons: ['length'] }),
  },
  {
    id: '3.2',
    title: 'an unknown challenge method is a server error',
    needs: control,
    ask: (world) =>
      world.signUp(world.stranger(), { ...challenge, code_challenge_method: 'rot13' }),
    status: 500,
    code: 'unexpected_failure',
  },
  {
    id: '3.3',
    title: 'an address changes when both links have been opened',
    needs: control,
    ask: async (world) => {
      const account = await world.member();
      const { access } = await world.session(account);
      const { email } = world.stranger();
      const asked = await world.server.ask('PUT', '/user', { bearer: access, body: { email } });
      expect(asked.body).toMatchObject({ email: account.email, new_email: email });
      const first = redirectOf(await world.openLink(account.email));
      expect(first.fragment.get('message')).toMatch(/^Confirmation link accepted\. /);
      const second = redirectOf(await world.openLink(email));
      expect(second.fragment.get('type')).toBe('email_change');
      return world.server.password(email, account.password);
    },
    status: 200,
  },
  {
    id: '3.3',
    title: 'a new password voids pending links',
    needs: control,
    ask: async (world) => {
      const account = await world.member();
      const { access } = await world.session(account);
      await world.server.post('/recover', { email: account.email });
      const body = { password: 'brand-new-horse-3' };
      await world.server.ask('PUT', '/user', { bearer: access, body });
      return world.openLink(account.email);
    },
    status: 303,
    also: (answer) => expect(redirectOf(answer).fragment.get('error_code')).toBe('otp_expired'),
  },
  {
    id: '5.1',
    title: 'a newer mail voids the older link',
    needs: control,
    ask: async (world) => {
      const { email } = await pendingFor(world);
      const old = await world.control.latestLink(email);
      await world.control.advance(61);
      await world.server.post('/resend', { type: 'signup', email });
      expect(await world.control.mails(email)).toHaveLength(2);
      return world.open(new URL(old).search);
    },
    status: 303,
    also: (answer) => expect(redirectOf(answer).fragment.get('error_code')).toBe('otp_expired'),
  },
  {
    id: '5.1',
    title: 'the link in a mail has the form of the template',
    needs: control,
    ask: async (world) => {
      const { email } = await pendingFor(world);
      const { link, token } = await world.control.latestMail(email);
      const { url } = world.server;
      expect(token).toMatch(/^[\da-f]{56}$/);
      expect(link).toBe(`${url}/verify?token=${token}&type=signup&redirect_to=${loginPage}`);
      return world.server.ask('GET', '/health');
    },
    status: 200,
    also: ({ text }) => expect(jsonIn(text)).toHaveProperty('version'),
  },
  {
    id: '5.1',
    title: 'the referring page is the second choice',
    needs: control,
    ask: async (world) => {
      const account = world.stranger();
      const headers = { redirect_to: 'https://evil.example/', Referer: `${siteUrl}/faq` };
      await world.server.post('/signup', account, { headers });
      return world.openLink(account.email);
    },
    status: 303,
    also: (answer) => expect(redirectOf(answer).page).toBe(`${siteUrl}/faq`),
  },
]);
