import { userJson } from '#dev/auth-service/accounts/account.ts';
import {
  checkedEmail,
  checkNewPassword,
  hashPassword,
  isPassword,
} from '#dev/auth-service/accounts/credentials.ts';
import type { RequestContext, ServiceContext } from '#dev/auth-service/context.ts';
import { refusal } from '#dev/auth-service/errors.ts';
import { limitByIp } from '#dev/auth-service/http/rate-limiter.ts';
import { redirectTarget } from '#dev/auth-service/http/redirects.ts';
import { objectField, readBody, textField, type JsonObject } from '#dev/auth-service/json.ts';
import { challengeFrom, mailLink } from '#dev/auth-service/links/mail-link.ts';
import { authenticate } from '#dev/auth-service/sessions/access-token.ts';
import type { User } from '#dev/auth-service/store.ts';

/** `GET user` (contract 3.3). */
export async function getUser(context: ServiceContext, c: RequestContext): Promise<Response> {
  return c.json(userJson((await authenticate(context, c)).user));
}

/** Merges changes into metadata; a null deletes its key. */
function merge(metadata: JsonObject, changes: JsonObject): JsonObject {
  const entries = Object.entries({ ...metadata, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

/** Reads the changes that `PUT user` requests; checks them in the order of contract 3.3. */
async function parseRequest({ store, settings }: ServiceContext, c: RequestContext, user: User) {
  const body = await readBody(c);
  const newEmail = textField(body, 'email');
  const password = (body['password'] ?? null) === null ? undefined : textField(body, 'password');
  const data = objectField(body, 'data') ?? {};
  const email = newEmail === '' ? user.email : checkedEmail(newEmail);
  if (password !== undefined) checkNewPassword(settings, { email: user.email, password });
  const challenge = challengeFrom(body);
  const owner = store.users.find({ email });
  if (owner !== undefined && owner.id !== user.id) throw refusal.emailExists();
  if (password !== undefined && (await isPassword(password, user.passwordHash))) {
    throw refusal.samePassword();
  }
  return { email, password, data, challenge };
}

/** `PUT user` (contract 3.3). */
export async function updateUser(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, clock, config } = context;
  const { user: caller, session } = await authenticate(context, c);
  limitByIp(context, c, 'user');
  const { email, password, data, challenge } = await parseRequest(context, c, caller);
  const redirectTo = redirectTarget(c, config.siteUrl);
  const passwordHash = password && (await hashPassword(password, config.bcryptCost));

  const changed = store.transaction(() => {
    // Read again: the account may have changed while the password was hashed.
    let user = store.users.find({ id: caller.id });
    if (user === undefined) throw refusal.userNotFound();
    user = { ...user, metadata: merge(user.metadata, data), updatedAt: clock.now() };
    if (passwordHash !== undefined) {
      // A new password ends all other sessions and invalidates pending links.
      store.links.remove({ userId: user.id });
      store.endSessions(user.id, session.id);
      const voided = { confirmationSentAt: null, recoverySentAt: null, emailChangeSentAt: null };
      user = { ...user, ...voided, passwordHash };
    }
    if (email === user.email) return store.users.save(user);
    const changing = { ...user, newEmail: email };
    return mailLink(context, changing, { purpose: 'email_change', redirectTo, challenge });
  });
  return c.json(userJson(changed));
}

/** `POST logout?scope=`: ends all sessions, this one, or all others (contract 3.3). */
export async function logout(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store } = context;
  const { user, session } = await authenticate(context, c);
  const scope = c.req.query('scope') ?? 'global';
  if (scope === 'global') store.endSessions(user.id);
  else if (scope === 'local') store.sessions.remove({ id: session.id });
  else if (scope === 'others') store.endSessions(user.id, session.id);
  else throw refusal.invalid(`Unsupported logout scope "${scope}"`);
  return c.body(null, 204);
}
