import { once } from 'node:events';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'astro/zod';
import type { MiddlewareHandler } from 'hono';
import type { AuthEnv, RequestContext, ServiceContext } from './context.ts';
import { crossOriginHeaders } from './cors.ts';
import { AuthError, errorAnswer } from './errors.ts';
import { readText } from './request.ts';
import { claimsOf } from './session.ts';

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
async function callerEmail({ store }: ServiceContext, c: RequestContext) {
  const { email, refresh_token, token_hash } = parseBody(await readText(c));
  if (email !== undefined) return email;
  const linkToken = token_hash ?? c.req.query('token');
  const mail = store.mails.find(({ token }) => token === linkToken);
  if (mail !== undefined) return mail.to;
  const { userId } = store.findSession(refresh_token) ?? {};
  const id = userId ?? claimsOf(c.req.header('Authorization'))?.sub;
  return store.users.find((user) => user.id === id)?.email;
}

const gatewayError = (status: number, message: string) => () =>
  Response.json({ message }, { status });
const serviceError =
  (...error: ConstructorParameters<typeof AuthError>) =>
  (request: Request) =>
    errorAnswer(new AuthError(...error), request);

// A captive portal sends such a page in place of every response.
const loginPage =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Sign in to this network</h1></html>';

/** Responses that replace the real one. */
const answers = new Map<string | undefined, (request: Request) => Response>([
  ['403', serviceError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')],
  ['429', serviceError(429, 'over_request_rate_limit', 'Request rate limit reached')],
  [
    '500',
    serviceError(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    ),
  ],
  ['502', gatewayError(502, 'An invalid response was received from the upstream server')],
  ['503', gatewayError(503, 'name resolution failed')],
  [
    '504',
    serviceError(
      504,
      'request_timeout',
      'Processing this request timed out, please retry after a moment.',
    ),
  ],
  ['empty', () => Response.json({})],
  ['html', () => new Response(loginPage, { headers: { 'Content-Type': 'text/html' } })],
]);

function closeConnection(c: RequestContext): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Sends fewer bytes than `Content-Length`, then closes the connection. */
async function truncate(c: RequestContext): Promise<Response> {
  const { outgoing } = c.env;
  outgoing.writeHead(200, { 'Content-Length': '1200', ...crossOriginHeaders });
  await new Promise((done) => outgoing.write('{"access_token":"eyJhbGciOiJIUzI1', done));
  return closeConnection(c);
}

/** Responds in place of the route, or delays it, while a fault applies. */
export function checkFaults(context: ServiceContext): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const path = c.req.path.replace('/auth/v1/', '');
    const email = await callerEmail(context, c);
    const { kind, end } = context.faults.match({ path, email }) ?? {};
    const answer = answers.get(kind)?.(c.req.raw);
    if (answer !== undefined) return answer;
    if (kind === 'slow' || kind === 'hanging') {
      // Until the fault is cleared or the caller disconnects.
      await once(c.env.outgoing, 'close', { signal: end?.signal }).catch(() => undefined);
    }
    if (kind === 'refused' || kind === 'hanging') return closeConnection(c);
    if (kind === 'truncated') return truncate(c);
    return next();
  };
}
