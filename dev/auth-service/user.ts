import { z } from 'astro/zod';
import { compare, hash } from 'bcryptjs';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { isBanned, userJson } from './account.ts';
import type { RequestContext, ServiceContext } from './context.ts';
import { checkedEmail, checkNewPassword } from './credentials.ts';
import { AuthError, invalid } from './errors.ts';
import { challengeFields, challengeFrom, mailLink } from './mail-link.ts';
import { limitByIp } from './rate-limiter.ts';
import { redirectTarget } from './redirects.ts';
import { object, readBody, text } from './request-body.ts';
import type { JsonObject, User } from './store.ts';

function reasonFor(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: signature is invalid';
  }
  return 'token is malformed: token contains an invalid number of segments';
}

/**
 * Reads the claims of a token that this service signed and that has not expired, without leeway.
 * @throws AuthError bad_jwt
 */
async function verifiedClaims(context: ServiceContext, token: string): Promise<JWTPayload> {
  const options = { algorithms: ['HS256'], currentDate: new Date(context.clock.now()) };
  try {
    return (await jwtVerify(token, context.store.secret, options)).payload;
  } catch (error) {
    const message = `invalid JWT: unable to parse or verify signature, ${reasonFor(error)}`;
    throw new AuthError('bad_jwt', { message });
  }
}

/**
 * Finds the user and the session of a Bearer endpoint's caller (contract 3).
 * @throws AuthError in the contract's order: header, token, subject, user, ban, session
 */
async function authenticate(context: ServiceContext, c: RequestContext) {
  const { store, clock } = context;
  const token = c.req.header('Authorization')?.match(/^bearer (\S+)$/i)?.[1];
  if (token === undefined) throw new AuthError('no_authorization');
  const { sub, session_id: sessionId } = await verifiedClaims(context, token);
  if (sub === undefined) {
    throw new AuthError('bad_jwt', { message: 'invalid claim: missing sub claim' });
  }
  const user = store.users.find({ id: sub });
  if (user === undefined) throw new AuthError('user_not_found');
  if (isBanned(user, clock.now())) throw new AuthError('user_banned');
  const session =
    typeof sessionId === 'string' ? store.sessions.find({ id: sessionId }) : undefined;
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

const updateFields = {
  ...challengeFields,
  email: text,
  password: z.string().optional(),
  data: object,
};

/** Reads the changes that `PUT user` requests; checks them in the order of contract 3.3. */
async function parseRequest({ store, settings }: ServiceContext, c: RequestContext, user: User) {
  const body = await readBody(c, updateFields);
  const { password, data } = body;
  const email = body.email === '' ? user.email : checkedEmail(body.email);
  if (password !== undefined) checkNewPassword(settings, { email: user.email, password });
  const challenge = challengeFrom(body);
  const owner = store.users.find({ email });
  if (owner !== undefined && owner.id !== user.id) throw new AuthError('email_exists');
  if (password !== undefined && (await compare(password, user.passwordHash))) {
    throw new AuthError('same_password');
  }
  return { email, password, data, challenge };
}

/** `PUT user` (contract 3.3). */
export async function updateUser(context: ServiceContext, c: RequestContext): Promise<Response> {
  const { store, clock, config } = context;
  const { user: caller, session } = await authenticate(context, c);
  limitByIp(context, c, 'user');
  const { email, password, data, challenge } = await parseRequest(context, c, caller);
  const redirectTo = redirectTarget(c, config.SITE_URL);
  const passwordHash = password && (await hash(password, config.AUTH_BCRYPT_COST));

  const changed = store.transaction(() => {
    // Read again: the account may have changed while the password was hashed.
    let user = store.users.find({ id: caller.id });
    if (user === undefined) throw new AuthError('user_not_found');
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
  const scope = c.req.query('scope');
  if (scope === undefined || scope === 'global') store.endSessions(user.id);
  else if (scope === 'local') store.sessions.remove({ id: session.id });
  else if (scope === 'others') store.endSessions(user.id, session.id);
  else throw invalid(`Unsupported logout scope "${scope}"`);
  return c.body(null, 204);
}
