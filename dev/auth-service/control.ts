import { hash } from 'bcryptjs';
import { z } from 'astro/zod';
import { Hono, type MiddlewareHandler } from 'hono';
import { confirmed, newUser } from './account.ts';
import { settingsSchema } from './config.ts';
import { seedMember, type ServiceContext } from './context.ts';
import { describeError } from './errors.ts';
import { faultSchema, scopeSchema } from './fault-board.ts';

const CENTURY_MS = 100 * 365 * 24 * 3_600_000;

/** Refuses web pages, so that a page in the same browser cannot change the service. */
const refuseWebPages: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost';
  if (!isLocal || c.req.header('Origin') !== undefined) {
    return c.json({ error: 'Web pages may not use the control port' }, 403);
  }
  await next();
  return;
};

/** An account to create or to change; a new one needs a password. */
const accountSchema = z.strictObject({
  email: z.string().min(1).toLowerCase(),
  password: z.string().optional(),
  state: z.enum(['confirmed', 'unconfirmed', 'banned', 'deleted']).default('confirmed'),
});

/** Creates an account, or changes the state of the account with this address; sessions remain. */
async function putUser(
  { store, config, clock }: ServiceContext,
  { email, password, state }: z.infer<typeof accountSchema>,
): Promise<void> {
  if (state === 'deleted') {
    store.users.remove({ email });
    return;
  }
  const known = store.users.find({ email });
  const passwordHash =
    password === undefined ? known?.passwordHash : await hash(password, config.AUTH_BCRYPT_COST);
  if (passwordHash === undefined) throw new TypeError('A new account needs a password');
  const now = clock.now();
  const user = { ...(known ?? newUser({ email, passwordHash, data: {}, now })), passwordHash };
  store.users.save({
    ...(state === 'unconfirmed' ? { ...user, emailConfirmedAt: null } : confirmed(user, now)),
    bannedUntil: state === 'banned' ? now + CENTURY_MS : null,
  });
}

async function reset(context: ServiceContext): Promise<void> {
  context.faults.clear();
  context.limiter.reset();
  context.clock.reset();
  context.settings = settingsSchema.parse({});
  context.store.clear();
  await seedMember(context);
}

/** Creates the control port's app, which tests use (see the README). */
export function createControlApp(context: ServiceContext): Hono {
  const { faults, clock, store } = context;
  const app = new Hono();
  app.use(refuseWebPages);
  app.get('/fault', (c) => c.json(faults.list()));
  app.put('/fault', async (c) => {
    faults.add(faultSchema.parse(await c.req.json()));
    return c.json({});
  });
  app.delete('/fault', (c) => {
    faults.clear(scopeSchema.parse(c.req.query()));
    return c.json({});
  });
  app.get('/mails', (c) => {
    const to = c.req.query('to')?.toLowerCase();
    return c.json(store.mails.list({}).filter((mail) => to === undefined || mail.to === to));
  });
  app.patch('/settings', async (c) => {
    const changes = z.record(z.string(), z.unknown()).parse(await c.req.json());
    context.settings = settingsSchema.parse({ ...context.settings, ...changes });
    return c.json(context.settings);
  });
  app.post('/clock', async (c) => {
    clock.advance(
      z.object({ advanceSeconds: z.number() }).parse(await c.req.json()).advanceSeconds,
    );
    return c.json({});
  });
  app.put('/users', async (c) => {
    await putUser(context, accountSchema.parse(await c.req.json()));
    return c.json({});
  });
  app.post('/reset', async (c) => {
    await reset(context);
    return c.json({});
  });
  app.onError((error, c) => c.json({ error: describeError(error) }, 400));
  return app;
}
