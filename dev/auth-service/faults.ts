import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'astro/zod';
import type { MiddlewareHandler } from 'hono';
import type { AuthEnv, RequestContext, ServiceContext } from './context.ts';
import { crossOriginHeaders } from './cors.ts';
import { AuthError, errorAnswer } from './errors.ts';
import { readText } from './request.ts';
import { claimedUser } from './session.ts';

/** The requests of a fault, by default all: `email` is the caller's, which parallel tests use. */
export const scopeSchema = z
  .strictObject({ method: z.string(), path: z.string(), email: z.string() })
  .partial();
type FaultScope = Readonly<z.infer<typeof scopeSchema>>;

/** A fault, as the control port receives it. `delayMs` is for `slow`. */
export const faultSchema = scopeSchema.extend({
  kind: z.enum([
    ...(['refused', 'hanging', 'slow', 'lost', 'truncated', 'empty', 'html'] as const),
    ...(['mail', 'mail-quota', '403', '429', '500', '502', '503', '504'] as const),
  ]),
  delayMs: z.number().min(0).default(2000),
});
type Fault = Readonly<z.infer<typeof faultSchema>>;

/** A fault that is switched on; `end` is aborted when the fault is cleared. */
interface ActiveFault extends Fault {
  readonly end: AbortController;
  hits: number;
}

const SCOPE_NAMES = ['method', 'path', 'email'] as const;

function isWithin(inner: FaultScope, outer: FaultScope): boolean {
  return SCOPE_NAMES.every((name) => [undefined, inner[name]].includes(outer[name]));
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

  /** Finds the fault of an email, by its kind, or of a request, and counts a hit. */
  match(scope: FaultScope, mailKind?: 'mail' | 'mail-quota'): ActiveFault | undefined {
    const isOfKind = ({ kind }: Fault) =>
      mailKind === undefined ? !kind.startsWith('mail') : kind === mailKind;
    const match = this.#active.find((fault) => isOfKind(fault) && isWithin(scope, fault));
    if (match !== undefined) match.hits += 1;
    return match;
  }

  /** Lists the active faults with their hits, for the control port. */
  list() {
    return this.#active.map(({ end: _, ...fault }) => fault);
  }

  #end(isEnded: (fault: ActiveFault) => boolean): void {
    for (const fault of this.#active) if (isEnded(fault)) fault.end.abort();
    this.#active = this.#active.filter((fault) => !isEnded(fault));
  }
}

const bodySchema = z
  .object({ email: z.string().toLowerCase(), refresh_token: z.string(), token_hash: z.string() })
  .partial();

function parseBody(text: string): z.infer<typeof bodySchema> {
  try {
    return bodySchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Finds the caller's address by the body, the link of an email or the access token. */
async function callerEmail(context: ServiceContext, c: RequestContext) {
  const { store } = context;
  const body = parseBody(await readText(c));
  if (body.email !== undefined) return body.email;
  const session = store.sessions.find(({ refreshTokens }) =>
    refreshTokens.some(({ token }) => token === body.refresh_token),
  );
  if (session !== undefined) return store.users.find(({ id }) => id === session.userId)?.email;
  const linkToken = body.token_hash ?? c.req.query('token');
  const mail = store.mails.find(({ token }) => token === linkToken);
  if (mail !== undefined) return mail.to;
  return claimedUser(context, String(c.req.header('Authorization')).replace('Bearer ', ''))?.email;
}

const loginPage =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Sign in to this network</h1></html>';

function serviceAnswer(...error: ConstructorParameters<typeof AuthError>) {
  return (request: Request) => errorAnswer(new AuthError(...error), request);
}

function gatewayAnswer(status: number, message: string): () => Response {
  return () => Response.json({ message }, { status });
}

/** Responses that replace the real one, in the format of the service or of a gateway. */
const faultAnswers = new Map<string, (request: Request) => Response>([
  ['403', serviceAnswer('bad_jwt')],
  ['429', serviceAnswer('over_request_rate_limit')],
  ['500', serviceAnswer('unexpected_failure')],
  ['502', gatewayAnswer(502, 'An invalid response was received from the upstream server')],
  ['503', gatewayAnswer(503, 'name resolution failed')],
  ['504', serviceAnswer('request_timeout')],
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

/** Responds in place of the route, delays it or loses its response, while a fault applies. */
export function checkFaults(context: ServiceContext): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const path = c.req.path.replace('/auth/v1/', '');
    const scope = { method: c.req.method, path, email: await callerEmail(context, c) };
    const fault = context.faults.match(scope);
    const signal = fault?.end.signal;
    // Until the fault is cleared or the caller disconnects.
    if (fault?.kind === 'hanging') {
      await once(c.env.outgoing, 'close', { signal }).catch(() => undefined);
    }
    if (fault?.kind === 'refused' || fault?.kind === 'hanging') return closeConnection(c);
    if (fault?.kind === 'truncated') return truncate(c);
    if (fault?.kind === 'slow') {
      await setTimeout(fault.delayMs, undefined, { signal }).catch(() => undefined);
    }
    const answer = fault && faultAnswers.get(fault.kind)?.(c.req.raw);
    if (answer !== undefined) return answer;
    await next();
    if (fault?.kind === 'lost') c.res = closeConnection(c);
    return;
  };
}
