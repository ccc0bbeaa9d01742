import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'astro/zod';
import type { MiddlewareHandler } from 'hono';
import { decodeJwt } from 'jose';
import type { AuthEnv, RequestContext, ServiceContext } from './context.ts';
import { crossOriginHeaders } from './cors.ts';
import { AuthError, errorAnswer } from './errors.ts';
import type { Store } from './store.ts';

/** The requests of a fault, by default all: `email` is the caller's, which parallel tests use. */
export const scopeSchema = z.strictObject({ path: z.string(), email: z.string() }).partial();
type FaultScope = Readonly<z.infer<typeof scopeSchema>>;

/** A fault, as the control port receives it. `delayMs` is for `slow`. */
export const faultSchema = scopeSchema.extend({
  kind: z.enum([
    ...(['refused', 'hanging', 'slow', 'truncated', 'empty', 'html', 'mail'] as const),
    ...(['429', '500', '502', '503', '504'] as const),
  ]),
  delayMs: z.number().min(0).default(2000),
});
type Fault = Readonly<z.infer<typeof faultSchema>>;

/** A fault that is switched on; `end` is aborted when the fault is cleared. */
interface ActiveFault extends Fault {
  readonly end: AbortController;
  hits: number;
}

function isWithin(inner: FaultScope, outer: FaultScope): boolean {
  const isSame = (name: keyof FaultScope) => [undefined, inner[name]].includes(outer[name]);
  return isSame('path') && isSame('email');
}

/** The faults that are switched on: one per scope, the newest first. */
export class FaultBoard {
  #active: readonly ActiveFault[] = [];

  /** Switches a fault on, in place of one with the same scope. */
  add(fault: Fault): void {
    this.#end((other) => isWithin(other, fault) && isWithin(fault, other));
    this.#active = [{ ...fault, end: new AbortController(), hits: 0 }, ...this.#active];
  }

  /** Switches off the faults within a scope, by default all. */
  clear(scope: FaultScope = {}): void {
    this.#end((fault) => isWithin(fault, scope));
  }

  /** Finds the fault of an email (`mail`) or of a request (all others) and counts a hit. */
  match(scope: FaultScope, isMail = false): ActiveFault | undefined {
    const match = this.#active.find(
      (fault) => (fault.kind === 'mail') === isMail && isWithin(scope, fault),
    );
    if (match !== undefined) match.hits += 1;
    return match;
  }

  /** Lists the active faults with their hits, for the control port. */
  list() {
    return this.#active.map(({ kind, path, email, hits }) => ({ kind, path, email, hits }));
  }

  #end(isEnded: (fault: ActiveFault) => boolean): void {
    for (const fault of this.#active) if (isEnded(fault)) fault.end.abort();
    this.#active = this.#active.filter((fault) => !isEnded(fault));
  }
}

const callerSchema = z.object({ email: z.string(), refresh_token: z.string() }).partial().catch({});

/** Finds the caller's address in the body, or by the refresh token or the bearer token. */
async function callerEmail({ refreshTokens, sessions, users }: Store, c: RequestContext) {
  const body: unknown = await c.req.json().catch(() => undefined);
  const { email, refresh_token: token } = callerSchema.parse(body);
  if (email !== undefined) return email.toLowerCase();
  if (token !== undefined) {
    const used = refreshTokens.find({ token });
    const session = used && sessions.find({ id: used.sessionId });
    return session && users.find({ id: session.userId })?.email;
  }
  try {
    const authorization = String(c.req.header('Authorization'));
    return callerSchema.parse(decodeJwt(authorization.replace('Bearer ', ''))).email;
  } catch {
    // Public endpoints receive the publishable key in place of an access token.
    return undefined;
  }
}

const loginPage =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Sign in to this network</h1></html>';

function gatewayAnswer(status: number, message: string): () => Response {
  return () => Response.json({ message }, { status });
}

/** Responses that replace the real one, in the format of the service or of a gateway. */
const faultAnswers = new Map<string, (request: Request) => Response>([
  ['429', (request) => errorAnswer(new AuthError('over_request_rate_limit'), request)],
  ['500', (request) => errorAnswer(new AuthError('unexpected_failure'), request)],
  ['502', gatewayAnswer(502, 'An invalid response was received from the upstream server')],
  ['503', gatewayAnswer(503, 'name resolution failed')],
  ['504', (request) => errorAnswer(new AuthError('request_timeout'), request)],
  ['empty', () => Response.json({})],
  // A captive portal sends such a page in place of every response.
  ['html', () => new Response(loginPage, { headers: { 'Content-Type': 'text/html' } })],
]);

function closeConnection(c: RequestContext): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Sends fewer bytes than `Content-Length`, then closes the connection. */
async function truncate(c: RequestContext): Promise<Response> {
  const { outgoing } = c.env;
  const head = { 'Content-Type': 'application/json', 'Content-Length': '1200' };
  outgoing.writeHead(200, { ...head, ...crossOriginHeaders });
  await new Promise((done) => outgoing.write('{"access_token":"eyJhbGciOiJIUzI1', done));
  return closeConnection(c);
}

/** Returns the response that replaces the route's, if any. */
async function applyFault(c: RequestContext, { kind, delayMs, end: { signal } }: ActiveFault) {
  if (kind === 'refused') return closeConnection(c);
  if (kind === 'truncated') return truncate(c);
  if (kind === 'hanging') {
    // Until the fault is cleared or the caller disconnects.
    await once(c.env.outgoing, 'close', { signal }).catch(() => undefined);
    return closeConnection(c);
  }
  if (kind === 'slow') await setTimeout(delayMs, undefined, { signal }).catch(() => undefined);
  return faultAnswers.get(kind)?.(c.req.raw);
}

/** Responds in place of the route, or delays it, while a fault applies to the request. */
export function checkFaults({ faults, store }: ServiceContext): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const path = c.req.path.replace('/auth/v1/', '');
    const fault = faults.match({ path, email: await callerEmail(store, c) });
    const answer = fault && (await applyFault(c, fault));
    if (answer !== undefined) return answer;
    await next();
    return;
  };
}
