import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
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

/** A database file that is gone after the test. */
async function databaseFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'auth-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'new', 'auth.sqlite');
}

describe('the embedded auth service', () => {
  it('says where it listens once it does', async () => {
    const { readyLine, origin } = await started();
    expect(readyLine).toMatch(`auth service ready on ${origin} `);
    expect((await fetch(`${origin}/mailbox`)).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly on %s', async (signal) => {
    const child = await startChild();
    const control = new AuthControl(child.controlOrigin);
    await control.setFault('hanging');
    const hanging = expect(serverOf(child).ask('GET', '/health')).rejects.toThrow();
    await expect.poll(() => control.faultHits()).toBe(1);
    expect(await child.stop(signal)).toBe(0);
    await hanging;
  });

  it('ends with the test run that started it', async () => {
    expect(await (await startChild()).abandon()).toBe(0);
  });

  it('knows the seeded member', async () => {
    const { email, password } = seededMember;
    expect((await serverOf(await started()).password(email, password)).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'keeps accounts and sessions over %s',
    async (signal) => {
      const env = { AUTH_DB: await databaseFile() };
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

  it('takes the key and the site it is given', async () => {
    const env = { AUTH_KEY: 'sb_publishable_other', SITE_URL: 'https://site.example' };
    const child = await started(env);
    const server = serverOf(child, env.AUTH_KEY);
    const email = newEmail();
    expect((await server.post('/signup', { email, password: 'correct-horse-1' })).status).toBe(200);
    const link = await new AuthControl(child.controlOrigin).latestLink(email);
    expect(new URL(link).searchParams.get('redirect_to')).toBe(env.SITE_URL);
  });

  it('ends with a word when its port is taken', async () => {
    const { origin } = await started();
    const taken = startChild({ AUTH_PORT: new URL(origin).port });
    await expect(taken).rejects.toThrow(/^Ended with 1: auth service: .*EADDRINUSE/);
  });

  it('ends with a word when a variable is wrong', async () => {
    await expect(startChild({ AUTH_PORT: 'x' })).rejects.toThrow(
      'Ended with 1: auth service: AUTH_PORT must be a whole number',
    );
  });

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);

  it.skipIf(outside === undefined)('cannot be reached from another machine', async () => {
    const { origin, controlOrigin } = await started();
    for (const address of [origin, controlOrigin]) {
      const url = new URL(address);
      url.hostname = outside?.address ?? '';
      await expect(fetch(url)).rejects.toThrow();
    }
  });

  it('does not let a web page use the control port', async () => {
    const { controlOrigin } = await started();
    const headers = { Origin: 'https://evil.example' };
    const answer = await fetch(`${controlOrigin}/reset`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
  });

  it('shows its mails as a page, with their links', async () => {
    const child = await started();
    const email = newEmail("o'hara&sons");
    const body = { email, password: 'correct-horse-1' };
    expect((await serverOf(child).post('/signup', body)).status).toBe(200);
    const link = await new AuthControl(child.controlOrigin).latestLink(email);
    const page = await (await fetch(`${child.origin}/mailbox`)).text();
    expect(page).toContain(`<a href="${link.replaceAll('&', '&amp;')}">Confirm your mail</a>`);
    expect(page).toContain(`<b>${email.replace("'", '&#39;').replace('&sons', '&amp;sons')}</b>`);
  });

  it('forgets everything but the seeded member at a reset', async () => {
    const child = await started();
    const control = new AuthControl(child.controlOrigin);
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
    const { controlOrigin } = await started();
    const body = JSON.stringify({ autoConfirm: true });
    const answer = await fetch(`${controlOrigin}/settings`, { method: 'PATCH', body });
    expect(await answer.text()).toContain('autoConfirm');
    expect(answer.status).toBe(400);
  });
});
