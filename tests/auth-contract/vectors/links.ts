import { expect } from 'vitest';
import { at } from '#tests/auth-contract/support/json.ts';
import { expectRedirect, expiredLink, redirectOf } from '#tests/auth-contract/support/links.ts';
import { answers, row } from '#tests/auth-contract/support/table.ts';
import { loginPage, siteUrl, type World } from '#tests/auth-contract/support/world.ts';

const { redirect } = answers;

/** Opens the link of a new account. */
async function linkTo(world: World, page: string) {
  const { email } = await world.pending(page);
  return world.openLink(email);
}

/** Opens the link of a new account twice. */
async function usedLinkTo(world: World, page: string) {
  const { email } = await world.pending(page);
  await world.openLink(email);
  return world.openLink(email);
}

function typed(type: string) {
  return (query: string) => query.replace(/type=\w+/, `type=${type}`);
}

/** A link whose fragment has a session, and the type that it has. */
function sessionRow(
  title: string,
  type: string,
  open: (world: World) => ReturnType<typeof linkTo>,
) {
  return row('E7', title, redirect, open, (answer) => {
    expectRedirect(answer, siteUrl, { token_type: 'bearer', type });
  });
}

/** Pages that are not allowed: their links lead to the site. */
const refusedPages = [
  ...['https://evil.example/', 'http://localhost.evil.example/', '//evil.example', '//localhost/x'],
  ...['http://localhost:4321@evil.example/', 'https:\\\\evil.example', 'http://\tevil.example/'],
  ...['https://localhost/', 'http://LOCALHOST:4321/', 'ftp://localhost/', 'javascript:1', '/login'],
  ...['http://127.1/', 'http://2130706433/', 'http://127.0.0.01/', 'http://localhost:x/'],
  ...[` ${loginPage}`, 'http://localhost:4321\\x', 'http://localhost:4321/%zz'],
];

/** Allowed pages, as the mail has them, as a good link leads to them, and a used one. */
const allowedPages = [
  { page: 'http://localhost:9/x' },
  { page: 'http://127.0.0.2:9/x' },
  { page: 'http://[::1]:9/x' },
  { page: `${siteUrl}?error`, mail: `${siteUrl}?error` },
  {
    page: `${loginPage}?from=a&x=1`,
    mail: 'http%3A%2F%2Flocalhost%3A4321%2Flogin%3Ffrom%3Da%26x%3D1',
  },
  {
    page: `${loginPage}?from=/a;b`,
    mail: 'http%3A%2F%2Flocalhost%3A4321%2Flogin%3Ffrom%3D%2Fa%3Bb',
  },
  {
    page: `${loginPage}#frag`,
    mail: 'http%3A%2F%2Flocalhost%3A4321%2Flogin%23frag',
    used: loginPage,
  },
  { page: `${siteUrl}/log in`, mail: `${siteUrl}/log%20in`, used: `${siteUrl}/log%20in` },
  {
    page: `${siteUrl}/löw`,
    mail: `${siteUrl}/l%c3%b6w`,
    good: `${siteUrl}/l%c3%b6w`,
    used: `${siteUrl}/l%C3%B6w`,
  },
  // A semicolon that the mail does not encode is lost when the link is opened.
  { page: `${siteUrl}/a;b`, mail: `${siteUrl}/a;b`, good: siteUrl, used: siteUrl },
];

export const linkVectors = [
  row(
    'E1',
    'a confirmation link signs in by tokens in the fragment',
    redirect,
    (world) => linkTo(world, loginPage),
    async (answer, world) => {
      const { location, fragment } = redirectOf(answer);
      expectRedirect(answer, loginPage, { token_type: 'bearer', expires_in: '3600', sb: '' });
      expect([...fragment.keys()]).toEqual([
        ...['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type'],
        'type',
      ]);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      const href = location.replaceAll('&', '&amp;');
      expect(answer.text).toBe(`<a href="${href}">See Other</a>.\n\n`);
      const user = await world.server.user(fragment.get('access_token') ?? '');
      expect(at(user.body, 'identities', 0, 'identity_data', 'email_verified')).toBe(true);
      expect(at(user.body, 'user_metadata', 'email_verified')).toBe(true);
    },
  ),
  row(
    'E2',
    'a link works once',
    redirect,
    (world) => usedLinkTo(world, loginPage),
    (answer) => {
      expectRedirect(answer, loginPage, expiredLink);
      expect(redirectOf(answer).location).toContain('Email+link+is+invalid+or+has+expired');
    },
  ),
  row(
    'E3',
    'an old link has expired',
    redirect,
    async (world) => {
      const { email } = await world.pending(loginPage);
      await world.control.advance(3601);
      return world.openLink(email);
    },
    (answer) => {
      expectRedirect(answer, loginPage, expiredLink);
    },
  ),
  row(
    'E3',
    'a newer mail voids the older link',
    redirect,
    async (world) => {
      const { email } = await world.pending();
      const old = await world.control.latestLink(email);
      await world.control.advance(61);
      await world.resend(email);
      expect(await world.control.mails(email)).toHaveLength(2);
      return world.open(new URL(old).search);
    },
    (answer) => {
      expectRedirect(answer, siteUrl, expiredLink);
    },
  ),
  ...refusedPages.map((page) =>
    row(
      'E4',
      `a link to ${JSON.stringify(page)} leads to the site instead`,
      redirect,
      (world) => linkTo(world, page),
      (answer) => {
        expectRedirect(answer, siteUrl, { type: 'signup' });
      },
    ),
  ),
  row(
    'E4',
    'the referring page is the second choice',
    redirect,
    (world) =>
      world.open('?token=abc&type=signup&redirect_to=https://evil.example/', {
        Referer: `${siteUrl}/faq`,
      }),
    (answer) => {
      expectRedirect(answer, `${siteUrl}/faq`, expiredLink);
    },
  ),
  ...['?token=abc', '?type=signup', '?token=abc&type=signup;'].map((query) =>
    row(
      'E5',
      `the incomplete link ${query} is an error in the original form`,
      '400',
      (world) => world.open(query),
      ({ body, headers }) => {
        const missing = query === '?type=signup' ? 'token or a token hash' : 'verification type';
        const msg = `Verify requires a ${missing}`;
        expect(body).toEqual({ code: 400, error_code: 'validation_failed', msg });
        expect(headers.get('X-Supabase-Api-Version')).toBeNull();
      },
    ),
  ),
  row(
    'E6',
    'an unknown type redirects with an error',
    redirect,
    (world) => world.open('?token=abc&type=foo'),
    (answer) => {
      expectRedirect(answer, siteUrl, {
        error: 'invalid_request',
        error_code: 'validation_failed',
        error_description: 'Invalid email verification type',
      });
    },
  ),
  sessionRow('a confirmation link with type=email ends as signup', 'signup', async (world) =>
    world.openLink((await world.pending()).email, typed('email')),
  ),
  sessionRow('a reset link has the type recovery', 'recovery', async (world) => {
    const { email } = await world.member();
    await world.recover(email);
    return world.openLink(email);
  }),
  sessionRow('a reset link with type=email ends as magiclink', 'magiclink', async (world) => {
    const { email } = await world.member();
    await world.recover(email);
    return world.openLink(email, typed('email'));
  }),
  sessionRow('a magic link has the type magiclink', 'magiclink', async (world) => {
    const { email } = await world.member();
    await world.control.sendMail('magiclink', email);
    return world.openLink(email);
  }),
  sessionRow('an invitation has the type invite', 'invite', async (world) => {
    const { email } = world.stranger();
    await world.control.sendMail('invite', email);
    return world.openLink(email);
  }),
  row(
    'E8',
    'a link of another type has expired',
    redirect,
    async (world) => world.openLink((await world.pending()).email, typed('recovery')),
    (answer) => {
      expectRedirect(answer, siteUrl, expiredLink);
    },
  ),
  row(
    'E9',
    'the link of a banned user',
    redirect,
    async (world) => {
      const { email } = await world.pending();
      await world.control.setState(email, 'banned');
      return world.openLink(email);
    },
    (answer) => {
      expectRedirect(answer, siteUrl, {
        ...{ error: 'access_denied', error_code: 'user_banned' },
        error_description: 'User is banned',
      });
    },
  ),
  row('E10', 'HEAD leaves the link valid', '405', async (world) => {
    const { email } = await world.pending();
    const link = await world.control.latestLink(email);
    const head = await world.server.ask('HEAD', link.slice(link.indexOf('/verify')));
    expect(head.headers.get('Allow')?.split(', ').toSorted()).toEqual(['GET', 'POST']);
    expectRedirect(await world.openLink(email), siteUrl, { type: 'signup' });
    return head;
  }),
  ...allowedPages.map(({ page, mail = page, good = page, used = page }) =>
    row('E11', `a link to ${page}`, redirect, async (world) => {
      const { email } = await world.pending(page);
      const { link, token } = await world.control.latestMail(email);
      expect(token).toMatch(/^[\da-f]{56}$/);
      expect(link).toBe(
        `${world.server.url}/verify?token=${token}&type=signup&redirect_to=${mail}`,
      );
      expectRedirect(await world.openLink(email), good, { type: 'signup' });
      const again = await world.openLink(email);
      expectRedirect(again, used, expiredLink);
      return again;
    }),
  ),
];
