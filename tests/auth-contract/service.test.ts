import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { AuthControl, newEmail, seededMember } from '#tests/support/auth-service.ts';
import { startChild, type ChildService } from './support/child-service.ts';
import { textAt } from './support/json.ts';
import { Server } from './support/server.ts';

async function started(env: Record<string, string> = {}): Promise<ChildService> {
  const child = await startChild(env);
  onTestFinished(async () => {
    await child.stop();
  });
  return child;
}

function serverOf({ origin }: ChildService, key = 'sb_publishable_local_development'): Server {
  return new Server(`${origin}/auth/v1`, key);
}

/** Creates a folder, which is deleted after the test. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'auth-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('a running auth service', () => {
  let child: ChildService;
  let control: AuthControl;
  beforeAll(async () => {
    child = await startChild();
    control = new AuthControl(child.controlOrigin);
  });
  beforeEach(() => control.reset());
  afterAll(async () => {
    await child.stop();
  });

  it('prints its address when it is ready', async () => {
    const { readyLine, origin } = child;
    expect(readyLine).toMatch(`auth service ready on ${origin} `);
    expect((await fetch(`${origin}/mailbox`)).status).toBe(200);
  });

  it('has the seeded member', async () => {
    const { email, password } = seededMember;
    expect((await serverOf(child).password(email, password)).status).toBe(200);
  });

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);

  it.skipIf(outside === undefined)('is unreachable from other machines', async () => {
    for (const address of [child.origin, child.controlOrigin]) {
      const url = new URL(address);
      url.hostname = outside?.address ?? '';
      await expect(fetch(url)).rejects.toThrow();
    }
  });

  it.each([
    { key: undefined, text: 'No API key found in request' },
    { key: 'wrong', text: 'Invalid API key' },
  ])('refuses the key $key like the gateway, without a code', async ({ key, text }) => {
    const { status, body } = await new Server(`${child.origin}/auth/v1`, key).ask('GET', '/user');
    expect([status, body['message'], body['code']]).toEqual([401, text, undefined]);
  });

  it.each([
    { request: 'GET /settings' },
    { request: 'GET /.well-known/jwks.json' },
    { request: 'POST /otp', body: {} },
    { request: 'POST /admin/users', body: {} },
    { request: 'DELETE /user' },
    { request: 'POST /token?grant_type=pkce', body: {}, part: '?grant_type=pkce' },
    { request: 'POST /token?grant_type=password', body: { phone: '1' }, part: 'the field phone' },
    { request: 'POST /signup', body: { data: { name: 'Ann' } }, part: 'the field data' },
    { request: 'POST /recover', body: { code_challenge: 'a' }, part: 'the field code_challenge' },
    { request: 'POST /recover', body: {}, part: 'without the field email' },
    { request: 'POST /resend', body: { type: 'sms', email: 'a@b.co' }, part: 'the type sms' },
    { request: 'POST /verify', body: { type: 'signup', token: '1' }, part: 'the field token' },
  ])('answers 501 to $request with $body', async ({ request, body, part = '' }) => {
    const [method = '', path = ''] = request.split(' ');
    const answer = await serverOf(child).ask(method, path, body && { body });
    expect([answer.status, answer.body['code']]).toEqual([501, 'not_implemented']);
    expect(answer.body['message']).toContain(`${method} /auth/v1${path.split('?', 1).join('')}`);
    expect(answer.body['message']).toContain(part);
  });

  it.each([
    { path: '/user', method: 'PUT', body: { email: 'a@b.co' }, part: 'the field email' },
    { path: '/logout?scope=others', method: 'POST', part: 'the scope others' },
  ])('answers 501 to a member: $method $path', async ({ path, method, body, part }) => {
    const account = await control.makeUser();
    const session = (await serverOf(child).password(account.email, account.password)).body;
    const bearer = textAt(session, 'access_token');
    const answer = await serverOf(child).ask(method, path, { bearer, ...(body && { body }) });
    expect([answer.status, answer.body['message']]).toEqual([501, expect.stringContaining(part)]);
  });

  it('refuses web pages on the control port', async () => {
    const headers = { Origin: 'https://evil.example' };
    const answer = await fetch(`${child.controlOrigin}/reset`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
  });

  it('shows its mails as a page, with their links', async () => {
    const email = newEmail("o'hara&sons");
    const body = { email, password: 'correct-horse-1' };
    expect((await serverOf(child).post('/signup', body)).status).toBe(200);
    const link = await control.latestLink(email);
    const page = await (await fetch(`${child.origin}/mailbox`)).text();
    expect(page).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`);
    expect(page).toContain(`<b>${email.replace("'", '&#39;').replace('&sons', '&amp;sons')}</b>`);
  });

  it('has only the seeded member and default settings after a reset', async () => {
    const { email, password } = await control.makeUser();
    await control.change({ signupEnabled: false });
    await control.setFault('500');
    await control.reset();
    const server = serverOf(child);
    expect((await server.password(email, password)).body['code']).toBe('invalid_credentials');
    expect((await server.post('/signup', { email, password })).status).toBe(200);
    expect((await server.password(seededMember.email, seededMember.password)).status).toBe(200);
  });

  it('names a setting that does not exist', async () => {
    const body = JSON.stringify({ autoConfirm: true });
    const answer = await fetch(`${child.controlOrigin}/settings`, { method: 'PATCH', body });
    expect(await answer.text()).toContain('autoConfirm');
    expect(answer.status).toBe(400);
  });
});

describe('an auth service that starts and stops', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('exits with 0 on %s', async (signal) => {
    const child = await startChild();
    const control = new AuthControl(child.controlOrigin);
    await control.setFault('hanging');
    const hanging = expect(serverOf(child).ask('GET', '/user')).rejects.toThrow();
    await expect.poll(() => control.faultHits()).toBe(1);
    expect(await child.stop(signal)).toBe(0);
    await hanging;
  });

  it('exits when the test run that started it ends', async () => {
    expect(await (await startChild()).abandon()).toBe(0);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'still has accounts and sessions after %s',
    async (signal) => {
      const env = { AUTH_DB: join(await temporaryFolder(), 'new-folder', 'auth.json') };
      const first = await startChild(env);
      const control = new AuthControl(first.controlOrigin);
      const { email, password } = await control.makeUser({ email: newEmail() });
      const session = (await serverOf(first).password(email, password)).body;
      await first.stop(signal);

      const server = serverOf(await started(env));
      expect((await server.user(textAt(session, 'access_token'))).status).toBe(200);
      expect((await server.refresh(textAt(session, 'refresh_token'))).status).toBe(200);
      expect((await server.password(email, password)).status).toBe(200);
    },
  );

  it('replaces a database file of another schema', async () => {
    const path = join(await temporaryFolder(), 'auth.json');
    await writeFile(path, '{"users": [{"id": 1}]}');
    const { email, password } = seededMember;
    const server = serverOf(await started({ AUTH_DB: path }));
    expect((await server.password(email, password)).status).toBe(200);
  });

  it('sends links to the site of its variable', async () => {
    const env = { SITE_URL: 'https://site.example' };
    const child = await started(env);
    const server = serverOf(child);
    const email = newEmail();
    expect((await server.post('/signup', { email, password: 'correct-horse-1' })).status).toBe(200);
    const link = await new AuthControl(child.controlOrigin).latestLink(email);
    expect(new URL(link).searchParams.get('redirect_to')).toBe(env.SITE_URL);
  });

  it('exits with a message when its port is in use', async () => {
    const { origin } = await started();
    const second = startChild({ AUTH_PORT: new URL(origin).port });
    await expect(second).rejects.toThrow(/^Ended with 1: auth service: .*EADDRINUSE/);
  });

  it('exits with a message when a variable is wrong', async () => {
    await expect(startChild({ AUTH_PORT: 'x' })).rejects.toThrow(
      /^Ended with 1: auth service: .*expected number.*\s.*AUTH_PORT/,
    );
  });
});
