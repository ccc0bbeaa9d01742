import { z } from 'astro/zod';
import { Hono, type MiddlewareHandler } from 'hono';
import { confirm, hashPassword } from './account.ts';
import { settingsSchema, type ServiceContext } from './context.ts';
import { describeError } from './errors.ts';
import { faultSchema, scopeSchema } from './fault-board.ts';
import { mailLink } from './mail.ts';
import { SEEDED_MEMBER } from './seeded-member.mjs';
import { newUser } from './store.ts';

const CENTURY_MS = 100 * 365 * 24 * 3_600_000;
const address = z.string().min(1).toLowerCase();

/** Refuses web pages, so that a page in the same browser cannot change the service. */
const refuseWebPages: MiddlewareHandler = (c, next) => {
  const isLocal = ['127.0.0.1', 'localhost'].includes(new URL(c.req.url).hostname);
  if (isLocal && c.req.header('Origin') === undefined) return next();
  return Promise.resolve(c.json({ error: 'Web pages may not use the control port' }, 403));
};

const accountSchema = z.strictObject({
  email: address,
  password: z.string().optional(),
  state: z.enum(['confirmed', 'unconfirmed', 'banned', 'deleted']).default('confirmed'),
});

/** Creates an account, or changes the state of the account with this address; sessions remain. */
function putUser(context: ServiceContext, body: unknown): void {
  const { store } = context;
  const { email, password, state } = accountSchema.parse(body);
  const now = context.now();
  const user = store.findUser(email) ?? newUser(email, now);
  if (state === 'deleted') {
    store.users = store.users.filter((other) => other !== user);
    return store.endSessions(user.id);
  }
  if (password !== undefined) user.passwordHash = hashPassword(user, password);
  if (state === 'unconfirmed') user.emailConfirmedAt = null;
  else confirm(user, now);
  user.bannedUntil = state === 'banned' ? now + CENTURY_MS : null;
  store.addUser(user);
}

/** Adds the seeded member, unless the store has an account with that address. */
export function seedMember(context: ServiceContext): void {
  if (context.store.findUser(SEEDED_MEMBER.email) === undefined) putUser(context, SEEDED_MEMBER);
}

function reset(context: ServiceContext): void {
  context.faults.clear();
  context.aheadSeconds = 0;
  context.settings = settingsSchema.parse({});
  Object.assign(context.store, { users: [], sessions: [], mails: [] });
  seedMember(context);
}

function listMails({ store }: ServiceContext, query: unknown) {
  const { to } = z.object({ to: address }).partial().parse(query);
  return store.mails.filter((mail) => to === undefined || mail.to === to);
}

const mailSchema = z.strictObject({
  email: address,
  purpose: z.enum(['invite', 'magiclink']),
  redirectTo: z.string().optional(),
});

/** Sends what an administrator sends: an invitation, which creates the account, or a magic link. */
function sendMail(context: ServiceContext, body: unknown): void {
  const { store, config } = context;
  const { email, purpose, redirectTo } = mailSchema.parse(body);
  const user = store.findUser(email) ?? newUser(email, context.now());
  if (purpose === 'invite') user.invitedAt = context.now();
  store.addUser(user);
  mailLink(context, user, purpose, redirectTo ?? config.SITE_URL);
}

/** Makes the access tokens of an account invalid; refresh tokens stay valid. */
function rotateSecret({ store }: ServiceContext, body: unknown): void {
  const user = store.findUser(z.strictObject({ email: address }).parse(body).email);
  if (user !== undefined) user.keyGeneration += 1;
}

function changeSettings(context: ServiceContext, body: unknown): void {
  const changes = z.looseObject({}).parse(body);
  context.settings = settingsSchema.parse({ ...context.settings, ...changes });
}

function advanceClock(context: ServiceContext, body: unknown): void {
  context.aheadSeconds += z.strictObject({ advanceSeconds: z.number() }).parse(body).advanceSeconds;
}

type Command = (context: ServiceContext, input: unknown) => unknown;

/** The requests of the README; their input is the JSON body or, without one, the query. */
const commands: readonly (readonly [method: string, path: string, run: Command])[] = [
  ['GET', '/fault', ({ faults }) => faults.list()],
  ['PUT', '/fault', ({ faults }, body) => faults.add(faultSchema.parse(body))],
  ['DELETE', '/fault', ({ faults }, body) => faults.clear(scopeSchema.parse(body))],
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
      const result = run(context, body === '' ? c.req.query() : JSON.parse(body));
      context.store.save();
      return Response.json(result ?? {});
    });
  }
  app.onError((error, c) => c.json({ error: describeError(error) }, 400));
  return app;
}
