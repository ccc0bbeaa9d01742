import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { decodeJwt } from 'jose';
import type { AuthEnv, RequestContext, ServiceContext } from '#dev/auth-service/context.ts';
import { errorAnswer, refusal } from '#dev/auth-service/errors.ts';
import { crossOriginHeaders } from '#dev/auth-service/http/cors.ts';
import { isJsonObject } from '#dev/auth-service/json.ts';
import type { Store } from '#dev/auth-service/store.ts';
import type { ActiveFault, FaultScope } from './fault-board.ts';

/** Returns the result of a parser, or undefined when it throws. */
function attempt(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** Finds the caller's address in the body, or by the refresh token or the bearer token. */
async function callerEmail(
  { refreshTokens, sessions, users }: Store,
  c: RequestContext,
): Promise<unknown> {
  const text = await c.req.text();
  const body = attempt(() => JSON.parse(text));
  if (isJsonObject(body)) {
    const { email, refresh_token: refreshToken } = body;
    if (typeof email === 'string') return email.toLowerCase();
    if (typeof refreshToken === 'string') {
      const token = refreshTokens.find({ token: refreshToken });
      const session = token && sessions.find({ id: token.sessionId });
      return session && users.find({ id: session.userId })?.email;
    }
  }
  const authorization = c.req.header('Authorization');
  return authorization && attempt(() => decodeJwt(authorization.slice('Bearer '.length))['email']);
}

async function scopeOf(store: Store, c: RequestContext): Promise<FaultScope> {
  const email = await callerEmail(store, c);
  return {
    path: c.req.path.replace('/auth/v1/', ''),
    ...(typeof email === 'string' && { email }),
  };
}

const loginPage =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Sign in to this network</h1></html>';

function gatewayAnswer(status: number, message: string): () => Response {
  return () => Response.json({ message }, { status });
}

/** Responses that replace the real one, in the format of the service or of a gateway. */
const faultAnswers = new Map<string, (request: Request) => Response>([
  ['429', (request) => errorAnswer(refusal.tooManyRequests(), request)],
  ['500', (request) => errorAnswer(refusal.unexpected(), request)],
  ['502', gatewayAnswer(502, 'An invalid response was received from the upstream server')],
  ['503', gatewayAnswer(503, 'name resolution failed')],
  ['504', (request) => errorAnswer(refusal.timedOut(), request)],
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
    const fault = faults.match(await scopeOf(store, c));
    const answer = fault && (await applyFault(c, fault));
    if (answer !== undefined) return answer;
    await next();
    return;
  };
}
