import { hash } from 'bcryptjs';
import { z } from 'astro/zod';
import { Hono, type MiddlewareHandler } from 'hono';
import { confirmed, newUser } from './account.ts';
import { settingsSchema } from './config.ts';
import { seedMember, type ServiceContext } from './context.ts';
import { describeError } from './errors.ts';
import { faultSchema, scopeSchema } from './faults.ts';

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

const accountSchema = z.strictObject({
  email: z.string().min(1).toLowerCase(),
  password: z.string().optional(),
  state: z.enum(['confirmed', 'unconfirmed', 'banned', 'deleted']).default('confirmed'),
});

/** Creates an account, or changes the state of the account with this address; sessions remain. */
async function putUser({ store, config, clock }: ServiceContext, body: unknown): Promise<void> {
  const { email, password, state } = accountSchema.parse(body);
  if (state === 'deleted') {
    store.users.remove({ email });
    return;
  }
  const known = store.users.find({ email });
  const passwordHash =
    password === undefined ? known?.passwordHash : await hash(password, config.AUTH_BCRYPT_COST);
  if (passwordHash === undefined) throw new TypeError('A new account needs a password');
  const now = clock.now();
  const user = { ...(known ?? newUser(email, passwordHash, now)), passwordHash };
  store.users.save({
    ...(state === 'unconfirmed' ? { ...user, emailConfirmedAt: null } : confirmed(user, now)),
    bannedUntil: state === 'banned' ? now + CENTURY_MS : null,
  });
}

async function reset(context: ServiceContext): Promise<void> {
  context.faults.clear();
  context.buckets.clear();
  context.clock.aheadSeconds = 0;
  context.settings = settingsSchema.parse({});
  context.store.users.remove({});
  context.store.mails.remove({});
  await seedMember(context);
}

function listMails({ store }: ServiceContext, query: unknown) {
  const { to } = z.object({ to: z.string().toLowerCase() }).partial().parse(query);
  return to === undefined ? store.mails.list({}) : store.mails.list({ to });
}

function changeSettings(context: ServiceContext, body: unknown): void {
  const changes = z.looseObject({}).parse(body);
  context.settings = settingsSchema.parse({ ...context.settings, ...changes });
}

function advanceClock({ clock }: ServiceContext, body: unknown): void {
  const { advanceSeconds } = z.strictObject({ advanceSeconds: z.number() }).parse(body);
  clock.aheadSeconds += advanceSeconds;
}

type Command = (context: ServiceContext, input: unknown) => unknown;

/** The requests of the README; their input is the JSON body or, without one, the query. */
const commands: readonly (readonly [method: string, path: string, run: Command])[] = [
  ['GET', '/fault', ({ faults }) => faults.list()],
  ['PUT', '/fault', ({ faults }, body) => faults.add(faultSchema.parse(body))],
  ['DELETE', '/fault', ({ faults }, query) => faults.clear(scopeSchema.parse(query))],
  ['GET', '/mails', listMails],
  ['PATCH', '/settings', changeSettings],
  ['POST', '/clock', advanceClock],
  ['PUT', '/users', putUser],
  ['POST', '/reset', reset],
];

/** Creates the control port's app, which tests use (see the README). */
export function createControlApp(context: ServiceContext): Hono {
  const app = new Hono();
  app.use(refuseWebPages);
  for (const [method, path, run] of commands) {
    app.on(method, path, async (c) => {
      const body = await c.req.text();
      const result = await run(context, body === '' ? c.req.query() : JSON.parse(body));
      return Response.json(result === undefined ? {} : result);
    });
  }
  app.onError((error, c) => c.json({ error: describeError(error) }, 400));
  return app;
}
