import { expect } from 'vitest';
import { expectRedirect, expiredLink, redirectOf } from '#tests/auth-contract/support/links.ts';
import type { Answer } from '#tests/auth-contract/support/server.ts';
import type { Mail } from '#dev/auth-service/store.ts';
import { answers, expectFields, row } from '#tests/auth-contract/support/table.ts';
import { loginPage, siteUrl, type World } from '#tests/auth-contract/support/world.ts';

/** Opens the link of a mail, by default as it is. */
function opening(purpose: Mail['purpose'], type: string = purpose) {
  return async (world: World) => {
    const { link } = await world.mailed(purpose);
    return world.open(new URL(link).search.replace(/type=\w+/, `type=${type}`));
  };
}

/** A link that leads to a page with these fields, among others. */
function linkRow(
  title: string,
  page: string,
  fields: Record<string, string>,
  open: (world: World) => Promise<Answer>,
) {
  return row(title, answers.redirect, async (world) => {
    const answer = await open(world);
    expectRedirect(answer, page, fields);
    return answer;
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

type AllowedPage = readonly [page: string, mail: string, used?: string, good?: string];

/** Allowed pages: as the mail has them, as a used link leads to them, and a good one. */
const allowedPages: readonly AllowedPage[] = [
  ['http://localhost:9/x', 'http://localhost:9/x'],
  ['http://127.0.0.2:9/x', 'http://127.0.0.2:9/x'],
  ['http://[::1]:9/x', 'http://[::1]:9/x'],
  [`${siteUrl}?error`, `${siteUrl}?error`],
  [`${loginPage}?from=a&x=1`, 'http%3A%2F%2Flocalhost%3A4321%2Flogin%3Ffrom%3Da%26x%3D1'],
  [`${loginPage}?from=/a;b`, 'http%3A%2F%2Flocalhost%3A4321%2Flogin%3Ffrom%3D%2Fa%3Bb'],
  [`${loginPage}#a`, 'http%3A%2F%2Flocalhost%3A4321%2Flogin%23a', loginPage],
  [`${siteUrl}/log in`, `${siteUrl}/log%20in`, `${siteUrl}/log%20in`],
  [`${siteUrl}/ö`, `${siteUrl}/%c3%b6`, `${siteUrl}/%C3%B6`, `${siteUrl}/%c3%b6`],
  // A semicolon that the mail does not encode is lost when the link is opened.
  [`${siteUrl}/a;b`, `${siteUrl}/a;b`, siteUrl, siteUrl],
];

const unknownType = { error: 'invalid_request', error_code: 'validation_failed' };
const bannedLink = { error: 'access_denied', error_code: 'user_banned' };

export const linkVectors = [
  row('E1 a link signs in by tokens in the fragment', answers.redirect, async (world) => {
    const answer = await world.openLink((await world.pending(loginPage)).email);
    const { fragment } = redirectOf(answer);
    expectRedirect(answer, loginPage, { token_type: 'bearer', expires_in: '3600', sb: '' });
    expect([...fragment.keys()]).toEqual([
      ...['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type'],
      'type',
    ]);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const { body } = await world.user(String(fragment.get('access_token')));
    const identities = [{ identity_data: { email_verified: true } }];
    expectFields(body, { user_metadata: { email_verified: true }, identities });
    return answer;
  }),
  linkRow('E3 an old link has expired', siteUrl, expiredLink, async (world) => {
    const { email } = await world.mailed('signup');
    await world.control.advance(3601);
    return world.openLink(email);
  }),
  linkRow('E3 a newer mail voids the older link', siteUrl, expiredLink, async (world) => {
    const { email, link } = await world.mailed('signup');
    await world.control.advance(61);
    await world.resend(email);
    expect(await world.control.mails(email)).toHaveLength(2);
    return world.open(new URL(link).search);
  }),
  ...refusedPages.map((page) =>
    linkRow(`E4 not to ${JSON.stringify(page)}`, siteUrl, { type: 'signup' }, async (world) =>
      world.openLink((await world.pending(page)).email),
    ),
  ),
  linkRow('E4 the referring page is the second choice', loginPage, expiredLink, (world) =>
    world.open('?token=a&type=signup&redirect_to=https://evil.example/', { Referer: loginPage }),
  ),
  ...[
    { query: '?token=abc', missing: 'verification type' },
    { query: '?token=abc&type=signup;', missing: 'verification type' },
    { query: '?type=signup', missing: 'token or a token hash' },
    { query: '?token=%zz&type=signup', missing: 'token or a token hash' },
  ].map(({ query, missing }) =>
    row(
      `E5 the incomplete link ${query} has the original form`,
      '400',
      (world) => world.open(query),
      { code: 400, error_code: 'validation_failed', msg: `Verify requires a ${missing}` },
    ),
  ),
  linkRow('E6 an unknown type', siteUrl, unknownType, (world) => world.open('?token=a&type=foo')),
  ...(['signup', 'invite', 'recovery', 'magiclink'] as const).map((type) =>
    linkRow(`E7 a link of the type ${type}`, siteUrl, { sb: '', type }, opening(type)),
  ),
  ...(
    [
      ['E7 a confirmation with type=email', { type: 'signup' }, opening('signup', 'email')],
      ['E7 a reset with type=email', { type: 'magiclink' }, opening('recovery', 'email')],
      ['E8 a link with the type of another one', expiredLink, opening('signup', 'recovery')],
    ] as const
  ).map(([title, fields, open]) => linkRow(title, siteUrl, fields, open)),
  linkRow('E9 the link of a banned user', siteUrl, bannedLink, async (world) => {
    const { email } = await world.mailed('recovery');
    await world.control.setState(email, 'banned');
    return world.openLink(email);
  }),
  row('E10 HEAD leaves the link valid', '405', async (world) => {
    const { email, link } = await world.mailed('signup');
    const head = await world.ask('HEAD', link.slice(link.indexOf('/verify')));
    expect(head.headers.get('Allow')?.split(', ').toSorted()).toEqual(['GET', 'POST']);
    expectRedirect(await world.openLink(email), siteUrl, { type: 'signup' });
    return head;
  }),
  ...allowedPages.map(([page, mail, used = page, good = page]) =>
    row(`E11 a link to ${page}, and a second use`, answers.redirect, async (world) => {
      const { email } = await world.pending(page);
      const { link, token } = await world.control.latestMail(email);
      expect(token).toMatch(/^[\da-f]{56}$/);
      expect(link).toBe(`${world.url}/verify?token=${token}&type=signup&redirect_to=${mail}`);
      expectRedirect(await world.openLink(email), good, { type: 'signup' });
      const again = await world.openLink(email);
      expectRedirect(again, used, expiredLink);
      return again;
    }),
  ),
];
