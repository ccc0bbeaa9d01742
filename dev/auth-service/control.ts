import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { confirmed, newUser } from './accounts/account.ts';
import { hashPassword } from './accounts/credentials.ts';
import { seedMember, type ServiceContext } from './context.ts';
import { faultFrom, scopeFrom } from './faults/fault-board.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { changedSettings, defaultSettings } from './settings.ts';
import type { User } from './store.ts';

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

async function readObject(c: Context): Promise<JsonObject> {
  const body: unknown = await c.req.json();
  if (isJsonObject(body)) return body;
  throw new TypeError('Send a JSON object');
}

function inState(user: User, state: unknown, now: number): User {
  const bannedUntil = state === 'banned' ? now + CENTURY_MS : null;
  if (state === 'unconfirmed') return { ...user, emailConfirmedAt: null, bannedUntil };
  if (state === 'confirmed' || state === 'banned') {
    return { ...confirmed(user, now), bannedUntil };
  }
  throw new TypeError('state must be one of confirmed, unconfirmed, banned, deleted');
}

/**
 * Creates an account, or changes the state of the account with this address. Its sessions remain.
 * @param body email, state (default `confirmed`), password (optional for an existing account)
 * @throws TypeError naming the field that is wrong
 */
async function putUser(context: ServiceContext, body: JsonObject): Promise<void> {
  const { users } = context.store;
  const { password, state = 'confirmed' } = body;
  if (typeof body['email'] !== 'string' || body['email'] === '') {
    throw new TypeError('email must be text');
  }
  const email = body['email'].toLowerCase();
  const known = users.find({ email });
  if (state === 'deleted') {
    if (known !== undefined) users.remove({ id: known.id });
    return;
  }
  const passwordHash =
    typeof password === 'string'
      ? await hashPassword(password, context.config.bcryptCost)
      : known?.passwordHash;
  if (passwordHash === undefined) throw new TypeError('password must be text for a new account');
  const now = context.clock.now();
  const user = known ?? newUser({ email, passwordHash, data: {}, now });
  users.save(inState({ ...user, passwordHash }, state, now));
}

async function reset(context: ServiceContext): Promise<void> {
  context.faults.clear();
  context.limiter.reset();
  context.clock.reset();
  context.settings = defaultSettings;
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
    faults.add(faultFrom(await readObject(c)));
    return c.json({});
  });
  app.delete('/fault', (c) => {
    faults.clear(scopeFrom(c.req.query()));
    return c.json({});
  });
  app.get('/mails', (c) => {
    const to = c.req.query('to')?.toLowerCase();
    const mails = store.mails.list({}).filter((mail) => to === undefined || mail.to === to);
    return c.json(mails);
  });
  app.patch('/settings', async (c) => {
    context.settings = changedSettings(context.settings, await readObject(c));
    return c.json(context.settings);
  });
  app.post('/clock', async (c) => {
    const { advanceSeconds } = await readObject(c);
    if (typeof advanceSeconds !== 'number') throw new TypeError('advanceSeconds must be a number');
    clock.advance(advanceSeconds);
    return c.json({});
  });
  app.put('/users', async (c) => {
    await putUser(context, await readObject(c));
    return c.json({});
  });
  app.post('/reset', async (c) => {
    await reset(context);
    return c.json({});
  });
  app.onError((error, c) => c.json({ error: error.message }, 400));
  return app;
}
