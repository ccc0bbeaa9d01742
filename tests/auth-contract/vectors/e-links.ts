import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { at, textAt } from '#tests/auth-contract/support/json.ts';
import {
  challenge,
  fieldsOf,
  pendingFor,
  redirectOf,
  verifier,
} from '#tests/auth-contract/support/links.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import { answerVectors } from '#tests/auth-contract/support/table.ts';
import { loginPage, siteUrl, type World } from '#tests/auth-contract/support/world.ts';

const control = ['control'] as const;
const expired = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
};

function isExpired(answer: Answer): void {
  const { location, fragment, page } = redirectOf(answer);
  expect(page).toBe(loginPage);
  expect(fieldsOf(fragment)).toEqual({ ...expired, sb: '' });
  expect(location).toContain('error_description=Email+link+is+invalid+or+has+expired');
}

/** Returns the code of a PKCE link. */
async function codeOfLink(world: World): Promise<string> {
  const { email } = await pendingFor(world, loginPage, challenge);
  return redirectOf(await world.openLink(email)).query.get('code') ?? '';
}

function exchange(world: World, code: string, codeVerifier = verifier): Promise<Answer> {
  const body = { auth_code: code, code_verifier: codeVerifier };
  return world.server.post('/token?grant_type=pkce', body);
}

export const linkVectors = answerVectors([
  {
    id: 'E1',
    title: 'a confirmation link signs in by tokens in the fragment',
    needs: control,
    ask: async (world) => world.openLink((await pendingFor(world)).email),
    status: 303,
    also: async (answer, world) => {
      const { page, fragment, location } = redirectOf(answer);
      expect(page).toBe(loginPage);
      expect([...fragment.keys()]).toEqual([
        ...['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type'],
        'type',
      ]);
      expect(fieldsOf(fragment)).toMatchObject({
        ...{ type: 'signup', token_type: 'bearer', expires_in: '3600', sb: '' },
      });
      expect(location).not.toContain('?');
      const user = await world.server.user(fragment.get('access_token') ?? '');
      expect(user.status).toBe(200);
      expect(at(user.body, 'identities', 0, 'identity_data', 'email_verified')).toBe(true);
    },
  },
  {
    id: 'E2',
    title: 'a link works once',
    needs: control,
    ask: async (world) => {
      const { email } = await pendingFor(world);
      await world.openLink(email);
      return world.openLink(email);
    },
    status: 303,
    also: isExpired,
  },
  {
    id: 'E3',
    title: 'an old link has expired',
    needs: control,
    ask: async (world) => {
      const { email } = await pendingFor(world);
      await world.control.advance(3601);
      return world.openLink(email);
    },
    status: 303,
    also: isExpired,
  },
  ...[
    'https://evil.example/',
    'http://localhost.evil.example/',
    'http://localhost:4321@evil.example/',
    'https:\\\\evil.example',
    'http://\tevil.example/',
    'ftp://localhost/',
    '//evil.example',
    'javascript:1',
  ].map((page) => ({
    id: 'E4',
    title: `a link to ${page} leads to the site instead`,
    needs: control,
    ask: async (world: World) => world.openLink((await pendingFor(world, page)).email),
    status: 303,
    also: (answer: Answer) => {
      const { location } = redirectOf(answer);
      expect(location.startsWith(`${siteUrl}#access_token=`), location).toBe(true);
    },
  })),
  {
    id: 'E4',
    title: 'a link may lead to any port of this machine',
    needs: control,
    ask: async (world) => world.openLink((await pendingFor(world, 'http://127.0.0.1:9/x')).email),
    status: 303,
    also: (answer) => expect(redirectOf(answer).page).toBe('http://127.0.0.1:9/x'),
  },
  {
    id: 'E5',
    title: 'a link without a type is an error, not a redirect',
    ask: (world) => world.open('?token=abc'),
    status: 400,
    code: 'validation_failed',
    message: 'Verify requires a verification type',
  },
  {
    id: 'E5',
    title: 'a link without a token is an error, not a redirect',
    ask: (world) => world.open('?type=signup'),
    status: 400,
    code: 'validation_failed',
    message: 'Verify requires a token or a token hash',
  },
  {
    id: 'E6',
    title: 'an unknown type redirects with an error',
    ask: (world) => world.open('?token=abc&type=foo'),
    status: 303,
    also: (answer) => {
      expect(fieldsOf(redirectOf(answer).fragment)).toMatchObject({
        error: 'invalid_request',
        error_code: 'validation_failed',
        error_description: 'Invalid email verification type',
      });
    },
  },
  {
    id: 'E7',
    title: 'a PKCE link has a code and no fragment',
    needs: control,
    ask: async (world) => world.openLink((await pendingFor(world, loginPage, challenge)).email),
    status: 303,
    also: (answer) => {
      const { location, page, query } = redirectOf(answer);
      expect(page).toBe(loginPage);
      expect(query.get('code')).toMatch(/^[\da-f-]{36}$/);
      expect(location).not.toContain('#');
    },
  },
  {
    id: 'E8',
    title: 'a wrong verifier is refused and leaves the code valid',
    needs: control,
    ask: async (world) => {
      const code = await codeOfLink(world);
      const wrong = await exchange(world, code, `${verifier}x`);
      expect((await exchange(world, code)).status).toBe(200);
      return wrong;
    },
    status: 400,
    code: 'bad_code_verifier',
    message: 'code challenge does not match previously saved code verifier',
  },
  {
    id: 'E8',
    title: 'the right verifier gives a session of the method email/signup',
    needs: control,
    ask: async (world) => exchange(world, await codeOfLink(world)),
    status: 200,
    also: ({ body }) => {
      const claims = decodeJwt(textAt(body, 'access_token'));
      expect(at(claims, 'amr', 0, 'method')).toBe('email/signup');
    },
  },
  {
    id: 'E8',
    title: 'a code works once',
    needs: control,
    ask: async (world) => {
      const code = await codeOfLink(world);
      await exchange(world, code);
      return exchange(world, code);
    },
    status: 404,
    code: 'flow_state_not_found',
    message: 'invalid flow state, no valid flow state found',
  },
  {
    id: 'E8',
    title: 'a code expires five minutes after the sign-up',
    needs: control,
    ask: async (world) => {
      const { email } = await pendingFor(world, loginPage, challenge);
      await world.control.advance(301);
      const { query } = redirectOf(await world.openLink(email));
      return exchange(world, query.get('code') ?? '');
    },
    status: 422,
    code: 'flow_state_expired',
  },
  {
    id: 'E9',
    title: 'an unknown PKCE link has its error in query and fragment',
    ask: (world) => world.open(`?token=pkce_${'0'.repeat(56)}&type=signup`),
    status: 303,
    also: (answer) => {
      const { query, fragment } = redirectOf(answer);
      expect(fieldsOf(query)).toEqual(expired);
      expect(fieldsOf(fragment)).toEqual({ ...expired, sb: '' });
    },
  },
  ...[
    { flow: 'implicit', more: {} },
    { flow: 'PKCE', more: challenge },
  ].map(({ flow, more }) => ({
    id: 'E10',
    title: `the page keeps its own parameters (${flow})`,
    needs: control,
    ask: async (world: World) => {
      const { email } = await pendingFor(world, `${loginPage}?from=a&x=1`, more);
      return world.openLink(email);
    },
    status: 303,
    also: (answer: Answer) => {
      expect(fieldsOf(redirectOf(answer).query)).toMatchObject({ from: 'a', x: '1' });
    },
  })),
  {
    id: 'E11',
    title: 'a page with a blank in its path is allowed',
    needs: control,
    ask: async (world) => world.openLink((await pendingFor(world, `${siteUrl}/log in`)).email),
    status: 303,
    also: (answer) => expect(redirectOf(answer).page).toBe(`${siteUrl}/log%20in`),
  },
  {
    id: 'E11',
    title: 'an error replaces the fragment of the page',
    needs: control,
    ask: async (world) => {
      const { email } = await pendingFor(world, `${loginPage}#frag`);
      await world.openLink(email);
      return world.openLink(email);
    },
    status: 303,
    also: isExpired,
  },
]);
