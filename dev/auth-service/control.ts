import { hash } from 'bcryptjs';
import { z } from 'astro/zod';
import { Hono, type MiddlewareHandler } from 'hono';
import { confirm } from './account.ts';
import { settingsSchema } from './config.ts';
import { seedMember, type ServiceContext } from './context.ts';
import { describeError } from './errors.ts';
import { faultSchema, scopeSchema } from './faults.ts';
import { mailLink } from './mail.ts';
import { newUser } from './store.ts';

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
  const known = store.findUser(email);
  if (state === 'deleted') {
    if (known !== undefined) store.endSessions(known.id);
    store.users = store.users.filter((user) => user !== known);
    return;
  }
  const cost = config.AUTH_BCRYPT_COST;
  const passwordHash = password === undefined ? undefined : await hash(password, cost);
  if (!known && passwordHash === undefined) throw new TypeError('A new account needs a password');
  const now = clock.now();
  const user = known ?? newUser(email, null, now);
  if (passwordHash !== undefined) user.passwordHash = passwordHash;
  if (state === 'unconfirmed') user.emailConfirmedAt = null;
  else confirm(user, now);
  user.bannedUntil = state === 'banned' ? now + CENTURY_MS : null;
  if (known === undefined) store.users.push(user);
}

async function reset(context: ServiceContext): Promise<void> {
  const { faults, clock, store } = context;
  faults.clear();
  clock.aheadSeconds = 0;
  context.settings = settingsSchema.parse({});
  store.users = [];
  store.sessions = [];
  store.mails = [];
  await seedMember(context);
}

function listMails({ store }: ServiceContext, query: unknown) {
  const { to } = z.object({ to: z.string().toLowerCase() }).partial().parse(query);
  return store.mails.filter((mail) => to === undefined || mail.to === to);
}

/** Sends what an administrator sends: an invitation, which creates the account, or a magic link. */
function sendMail(context: ServiceContext, body: unknown): void {
  const { store, clock, config } = context;
  const { email, purpose, redirectTo } = mailSchema.parse(body);
  const known = store.findUser(email);
  if ((known === undefined) !== (purpose === 'invite')) {
    throw new TypeError(`${email} has ${known === undefined ? 'no' : 'an'} account`);
  }
  const user = known ?? newUser(email, null, clock.now());
  if (known === undefined) user.invitedAt = clock.now();
  mailLink(context, user, purpose, redirectTo ?? config.SITE_URL);
  if (known === undefined) store.users.push(user);
}

/** Makes the access tokens of one account or of all invalid; refresh tokens stay valid. */
function rotateSecret({ store }: ServiceContext, body: unknown): void {
  const { email } = z.strictObject({ email: z.string().toLowerCase() }).partial().parse(body);
  for (const user of store.users) {
    if (email === undefined || user.email === email) user.keyGeneration += 1;
  }
}

function changeSettings(context: ServiceContext, body: unknown): void {
  const changes = z.looseObject({}).parse(body);
  context.settings = settingsSchema.parse({ ...context.settings, ...changes });
}

function advanceClock({ clock }: ServiceContext, body: unknown): void {
  const { advanceSeconds } = z.strictObject({ advanceSeconds: z.number() }).parse(body);
  clock.aheadSeconds += advanceSeconds;
}

const mailSchema = z.strictObject({
  email: z.string().toLowerCase(),
  purpose: z.enum(['invite', 'magiclink']),
  redirectTo: z.string().optional(),
});

type Command = (context: ServiceContext, input: unknown) => unknown;

/** The requests of the README; their input is the JSON body or, without one, the query. */
const commands: readonly (readonly [method: string, path: string, run: Command])[] = [
  ['GET', '/fault', ({ faults }) => faults.list()],
  ['PUT', '/fault', ({ faults }, body) => faults.add(faultSchema.parse(body))],
  ['DELETE', '/fault', ({ faults }, query) => faults.clear(scopeSchema.parse(query))],
  ['GET', '/mails', listMails],
  ['POST', '/mails', sendMail],
  ['PATCH', '/settings', changeSettings],
  ['POST', '/clock', advanceClock],
  ['PUT', '/users', putUser],
  ['POST', '/rotate-secret', rotateSecret],
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
      context.store.save();
      return Response.json(result === undefined ? {} : result);
    });
  }
  app.onError((error, c) => c.json({ error: describeError(error) }, 400));
  return app;
}
