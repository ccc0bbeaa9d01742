import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { crossOriginHeaders } from '#dev/auth-service/http/cors.ts';
import type { AuthContext, AuthEnv } from '#dev/auth-service/http/endpoint.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { callerEmail } from './caller.ts';
import type { FaultScope } from './fault.ts';
import type { MetFault } from './fault-board.ts';
import { faultAnswers } from './fault-answers.ts';

async function scopeOf(parts: AuthParts, c: AuthContext): Promise<FaultScope> {
  const grantType = c.req.query('grant_type');
  const email = await callerEmail(parts.store, c);
  return {
    path: c.req.path.split('/')[3] ?? '',
    method: c.req.method,
    ...(grantType === undefined ? {} : { grantType }),
    ...(email === undefined ? {} : { email }),
  };
}

function hangUp(c: AuthContext): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Promises more bytes than it sends, then closes the connection. */
async function cutOff(c: AuthContext): Promise<Response> {
  const { outgoing } = c.env;
  const head = { 'Content-Type': 'application/json', 'Content-Length': '1200' };
  outgoing.writeHead(200, { ...head, ...crossOriginHeaders });
  await new Promise((done) => outgoing.write('{"access_token":"eyJhbGciOiJIUzI1', done));
  return hangUp(c);
}

/** Waits until the fault is cleared or the caller gives up, then closes the connection. */
async function hang(c: AuthContext, ended: AbortSignal): Promise<Response> {
  await once(c.env.outgoing, 'close', { signal: ended }).catch(() => undefined);
  return hangUp(c);
}

async function faulty(c: AuthContext, { fault, ended }: MetFault): Promise<Response | undefined> {
  if (fault.kind === 'refused') return hangUp(c);
  if (fault.kind === 'hanging') return hang(c, ended);
  if (fault.kind === 'truncated') return cutOff(c);
  if (fault.kind === 'slow') {
    await setTimeout(fault.delayMs, undefined, { signal: ended }).catch(() => undefined);
  }
  return faultAnswers.get(fault.kind)?.(c.req.raw);
}

/** Lets a fault that is switched on answer in place of the route, or hold it up. */
export function faultCheck(parts: AuthParts): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    if (!parts.faults.isQuiet) {
      const met = parts.faults.meet(await scopeOf(parts, c));
      const answer = met && (await faulty(c, met));
      if (answer !== undefined) return answer;
    }
    await next();
    return;
  };
}
