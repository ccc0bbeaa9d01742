import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { AuthControl, newEmail, seededMember } from '#tests/support/auth-service.ts';
import { startChild, type ChildService } from './support/child-service.ts';
import { Server, textOf } from './support/server.ts';

function serverOf({ origin }: ChildService): Server {
  return new Server(`${origin}/auth/v1`, 'sb_publishable_local_development');
}

async function started(env: Record<string, string> = {}) {
  const child = await startChild(env);
  onTestFinished(async () => void (await child.stop()));
  return { ...child, server: serverOf(child), control: new AuthControl(child.controlOrigin) };
}

/** Creates a folder, which is deleted after the test. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'auth-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('a running auth service', () => {
  let child: ChildService;
  let server: Server;
  let control: AuthControl;
  beforeAll(async () => {
    child = await startChild();
    server = serverOf(child);
    control = new AuthControl(child.controlOrigin);
  });
  beforeEach(() => control.reset());
  afterAll(async () => void (await child.stop()));

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);

  it.skipIf(outside === undefined)('is unreachable from other machines', async () => {
    for (const address of [child.origin, child.controlOrigin]) {
      const url = Object.assign(new URL(address), { hostname: outside?.address });
      await expect(fetch(url)).rejects.toThrow();
    }
  });

  it.each([
    { key: undefined, text: 'No API key found in request' },
    { key: 'wrong', text: 'Invalid API key' },
  ])('refuses the key $key like the gateway, without a code', async ({ key, text }) => {
    const { status, body } = await new Server(server.url, key).ask('GET', '/user');
    expect([status, body]).toEqual([401, { message: text }]);
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
    { request: 'PUT /user', body: { email: 'a@b.co' }, part: 'the field email' },
    { request: 'POST /logout?scope=others', part: 'the scope others' },
  ])('answers 501 to $request with $body', async ({ request, body, part = '' }) => {
    const { email, password } = seededMember;
    const bearer = textOf(await server.password(email, password), 'access_token');
    const [method = '', path = ''] = request.split(' ');
    const answer = await server.ask(method, path, { body, bearer });
    expect([answer.status, answer.body['code']]).toEqual([501, 'not_implemented']);
    expect(answer.body['message']).toContain(`${method} /auth/v1${path.replace(/\?.*/, '')}`);
    expect(answer.body['message']).toContain(part);
  });

  it('refuses web pages on the control port', async () => {
    const headers = { Origin: 'https://evil.example' };
    const answer = await fetch(`${child.controlOrigin}/reset`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
  });

  it('shows its mails as a page, with their links', async () => {
    const email = newEmail("o'hara&sons");
    await server.post('/signup', { email, password: 'correct-horse-1' });
    const link = await control.latestLink(email);
    const page = await (await fetch(`${child.origin}/mailbox`)).text();
    expect(page).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`);
    expect(page).toContain(`<b>${email.replace("'", '&#39;').replace('&sons', '&amp;sons')}</b>`);
  });

  it('names a setting that does not exist', async () => {
    const change = Reflect.apply(control.change, control, [{ autoConfirm: true }]);
    await expect(change).rejects.toThrow(/answered 400 .*autoConfirm/);
  });
});

describe('an auth service that starts and stops', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('exits with 0 on %s', async (signal) => {
    const { server, control, stop } = await started();
    await control.setFault('hanging');
    const hanging = expect(server.ask('GET', '/user')).rejects.toThrow();
    await expect.poll(() => control.faultHits()).toBe(1);
    expect(await stop(signal)).toBe(0);
    await hanging;
  });

  it('exits when the test run that started it ends', async () => {
    expect(await (await startChild()).abandon()).toBe(0);
  });

  it('still has accounts and sessions after it was killed', async () => {
    const env = { AUTH_DB: join(await temporaryFolder(), 'new-folder', 'auth.json') };
    const first = await started(env);
    const { email, password } = await first.control.makeUser();
    const session = await first.server.password(email, password);
    await first.stop('SIGKILL');
    const { server } = await started(env);
    expect((await server.user(textOf(session, 'access_token'))).status).toBe(200);
    expect((await server.refresh(textOf(session, 'refresh_token'))).status).toBe(200);
    expect((await server.password(email, password)).status).toBe(200);
  });

  it('replaces a database file of another schema', async () => {
    const path = join(await temporaryFolder(), 'auth.json');
    await writeFile(path, '{"users": [{"id": 1}]}');
    const { server } = await started({ AUTH_DB: path });
    expect((await server.password(seededMember.email, seededMember.password)).status).toBe(200);
  });

  it.each([
    { what: 'is in use', port: undefined, message: /EADDRINUSE/ },
    { what: 'is no number', port: 'x', message: /expected number.*\s.*AUTH_PORT/ },
  ])('exits with a message when its port $what', async ({ port, message }) => {
    const { origin } = await started();
    const second = startChild({ AUTH_PORT: port ?? new URL(origin).port });
    await expect(second).rejects.toThrow(message);
  });
});
