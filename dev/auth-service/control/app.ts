import { Hono } from 'hono';
import { faultFrom, scopeFrom } from '#dev/auth-service/faults/fault.ts';
import { mailText } from '#dev/auth-service/mail/mail-text.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { seed } from '#dev/auth-service/seed.ts';
import { changedSettings, defaultSettings } from '#dev/auth-service/settings.ts';
import { localOnly } from './local-only.ts';
import { putUser } from './put-user.ts';
import { controlBody } from './request-body.ts';

async function reset(parts: AuthParts): Promise<void> {
  parts.faults.clear();
  parts.limiter.reset();
  parts.clock.reset();
  parts.settings = defaultSettings;
  parts.store.clear();
  await seed(parts);
}

function addFaultRoutes(app: Hono, { faults }: AuthParts): void {
  app.get('/fault', (c) => c.json(faults.list()));
  app.put('/fault', async (c) => {
    faults.post(faultFrom(await controlBody(c)));
    return c.json(faults.list());
  });
  app.delete('/fault', (c) => {
    faults.clear(scopeFrom(c.req.query()));
    return c.json(faults.list());
  });
}

function addMailRoutes(app: Hono, { store }: AuthParts): void {
  app.get('/mails', (c) => {
    const mails = store.mails.list(c.req.query('to')?.toLowerCase());
    return c.json(mails.map((mail) => ({ ...mail, subject: mailText[mail.purpose].subject })));
  });
  app.delete('/mails', (c) => {
    store.mails.clear();
    return c.json([]);
  });
}

/** The control port: what a test switches, reads and makes, as JSON (see the README here). */
export function createControlApp(parts: AuthParts): Hono {
  const app = new Hono();
  app.use(localOnly);
  addFaultRoutes(app, parts);
  addMailRoutes(app, parts);
  app.get('/settings', (c) => c.json(parts.settings));
  app.patch('/settings', async (c) => {
    parts.settings = changedSettings(parts.settings, await controlBody(c));
    return c.json(parts.settings);
  });
  app.post('/clock', async (c) => {
    const { advanceSeconds } = await controlBody(c);
    if (typeof advanceSeconds !== 'number') throw new TypeError('advanceSeconds must be a number');
    parts.clock.advance(advanceSeconds);
    return c.json({ offsetSeconds: parts.clock.offsetSeconds });
  });
  app.put('/users', async (c) =>
    c.json({ id: (await putUser(parts, await controlBody(c))) ?? null }),
  );
  app.post('/reset', async (c) => {
    await reset(parts);
    return c.json({});
  });
  app.onError((error, c) => c.json({ error: error.message }, 400));
  return app;
}
