import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'astro/zod';
import type { MiddlewareHandler } from 'hono';
import { decodeJwt } from 'jose';
import type { AuthEnv, RequestContext, ServiceContext } from './context.ts';
import { crossOriginHeaders } from './cors.ts';
import { AuthError, errorAnswer } from './errors.ts';
import type { ActiveFault } from './fault-board.ts';
import type { Store } from './store.ts';

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

/** Waits until the fault is cleared or the caller disconnects, then closes the connection. */
async function hang(c: RequestContext, { signal }: AbortController): Promise<Response> {
  await once(c.env.outgoing, 'close', { signal }).catch(() => undefined);
  return closeConnection(c);
}

async function applyFault(c: RequestContext, fault: ActiveFault): Promise<Response | undefined> {
  const { kind, delayMs, end } = fault;
  if (kind === 'refused') return closeConnection(c);
  if (kind === 'hanging') return hang(c, end);
  if (kind === 'truncated') return truncate(c);
  if (kind === 'slow') {
    await setTimeout(delayMs, undefined, { signal: end.signal }).catch(() => undefined);
  }
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
