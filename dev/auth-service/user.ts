import { z } from 'astro/zod';
import { compare, hash } from 'bcryptjs';
import { errors, jwtVerify } from 'jose';
import { checkedEmail, checkNewPassword, isBanned, userJson } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, describeError, invalid } from './errors.ts';
import { challengeFields, linkOptions, mailLink, voidLinks } from './mail-link.ts';
import { limitByIp, object, readBody, text } from './request.ts';
import type { JsonObject } from './store.ts';

const claimsSchema = z.object({ sub: z.string(), session_id: z.string() });

/** Finds the caller of a Bearer endpoint; checks in the order of contract 3. */
async function authenticate({ store, clock }: ServiceContext, c: RequestContext) {
  const token = c.req.header('Authorization')?.match(/^bearer (\S+)$/i)?.[1];
  if (token === undefined) throw new AuthError('no_authorization');
  const now = clock.now();
  const options = { algorithms: ['HS256'], currentDate: new Date(now) };
  const claims = await jwtVerify(token, store.secret, options)
    .then(({ payload }) => claimsSchema.parse(payload))
    .catch((error: unknown) => {
      const isExpired = error instanceof errors.JWTExpired;
      const reason = isExpired
        ? 'token has invalid claims: token is expired'
        : describeError(error);
      const message = `invalid JWT: unable to parse or verify signature, ${reason}`;
      throw new AuthError('bad_jwt', { message });
    });
  const user = store.users.find({ id: claims.sub });
  if (user === undefined) throw new AuthError('user_not_found');
  if (isBanned(user, now)) throw new AuthError('user_banned');
  const session = store.sessions.find({ id: claims.session_id });
  if (session === undefined) throw new AuthError('session_not_found');
  return { user, session };
}

/** `GET user` (contract 3.3). */
export async function getUser(context: ServiceContext, c: RequestContext): Promise<Response> {
  return c.json(userJson((await authenticate(context, c)).user));
}

/** Merges changes into metadata; a null deletes its key. */
function merge(metadata: JsonObject, changes: JsonObject): JsonObject {
  const entries = Object.entries({ ...metadata, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

/** `PUT user`: checks in the order of contract 3.3. */
export async function updateUser(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, settings, clock, config } = context;
  const { user: caller, session } = await authenticate(context, c);
  limitByIp(context, c, 'user');
  const fields = { email: text, password: z.string().optional(), data: object };
  const body = await readBody(c, { ...challengeFields, ...fields });
  const { password, data } = body;
  const email = body.email === '' ? caller.email : checkedEmail(body.email);
  if (password !== undefined) checkNewPassword(settings, caller.email, password);
  const options = linkOptions(context, c, body);
  const owner = store.users.find({ email });
  if (owner !== undefined && owner.id !== caller.id) throw new AuthError('email_exists');
  if (password !== undefined && (await compare(password, caller.passwordHash))) {
    throw new AuthError('same_password');
  }
  const passwordHash = password && (await hash(password, config.AUTH_BCRYPT_COST));

  const changed = store.transaction(() => {
    // Read again: the account may have changed while the password was hashed.
    let user = store.users.find({ id: caller.id });
    if (user === undefined) throw new AuthError('user_not_found');
    user = { ...user, metadata: merge(user.metadata, data), updatedAt: clock.now() };
    if (passwordHash !== undefined) {
      // A new password ends all other sessions and invalidates pending links.
      voidLinks(context, user.id);
      store.endSessions(user.id, session.id);
      const voided = { confirmationSentAt: null, recoverySentAt: null, emailChangeSentAt: null };
      user = { ...user, ...voided, passwordHash };
    }
    if (email === user.email) return store.users.save(user);
    return mailLink(context, { ...user, newEmail: email }, 'email_change', options);
  });
  return c.json(userJson(changed));
}

/** `POST logout?scope=`: ends all sessions, this one, or all others (contract 3.3). */
export async function logout(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store } = context;
  const { user, session } = await authenticate(context, c);
  const scope = c.req.query('scope');
  if (scope === undefined || scope === 'global') store.endSessions(user.id);
  else if (scope === 'local') store.sessions.remove({ id: session.id });
  else if (scope === 'others') store.endSessions(user.id, session.id);
  else throw invalid(`Unsupported logout scope "${scope}"`);
  return c.body(null, 204);
}
