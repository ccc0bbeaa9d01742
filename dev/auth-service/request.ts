import { z } from 'astro/zod';
import type { RequestContext, ServiceContext } from './context.ts';
import { AuthError, describeError } from './errors.ts';

const MAX_BYTES = 1024 * 1024;

/** A text field, '' when it is absent. */
export const text = z.string().default('');

/** An object field, empty when it is absent. */
export const object = z.record(z.string(), z.unknown()).default({});

const bodySchema = z.record(z.string(), z.unknown()).nullable();

/**
 * Reads fields from a JSON body of any Content-Type. `null` means absent, for the body too; other
 * fields are ignored (contract 1.1).
 */
export async function readBody<Fields extends z.ZodRawShape>(c: RequestContext, fields: Fields) {
  const body = await c.req.text();
  if (Buffer.byteLength(body) > MAX_BYTES) throw new AuthError('request_entity_too_large');
  try {
    const entries = Object.entries({ ...bodySchema.parse(JSON.parse(body)) });
    const present = entries.filter(([, value]) => value !== null);
    return z.object(fields).parse(Object.fromEntries(present));
  } catch (error) {
    const message = `Could not parse request body as JSON: ${describeError(error)}`;
    throw new AuthError('bad_json', { message });
  }
}

const BURST = 30;
const REFILL_MS = 300_000;
/** Tokens per five minutes (contract 1.4). */
const refillOf = { token: 150, verify: 30, signup: 30, recover: 30, resend: 30, user: 30 };

/** Counts a request of an IP address, if per-IP limits are on, and refuses it above the limit. */
export function limitByIp(
  { buckets, clock, settings }: ServiceContext,
  c: RequestContext,
  endpoint: keyof typeof refillOf,
): void {
  if (!settings.ipLimiter) return;
  const name = `${endpoint} ${c.env.incoming.socket.remoteAddress}`;
  const at = clock.now();
  const before = buckets.get(name) ?? { tokens: BURST, at };
  const refilled = before.tokens + ((at - before.at) / REFILL_MS) * refillOf[endpoint];
  const tokens = Math.min(BURST, refilled);
  if (tokens < 1) throw new AuthError('over_request_rate_limit');
  buckets.set(name, { tokens: tokens - 1, at });
}

/** Checks for the site's origin or any port of the local machine (contract 5.1). */
function isAllowedRedirect(target: string, siteUrl: string): boolean {
  // The URL parser strips a leading space and control characters, and converts backslashes.
  if (/^ |[\\\p{Cc}]/u.test(target) || !URL.canParse(target)) return false;
  const { origin, protocol, hostname } = new URL(target);
  if (origin === new URL(siteUrl).origin) return true;
  return /^https?:/.test(protocol) && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Returns the page that an email link leads to: `redirect_to`, the referring page, or the site. */
export function redirectTarget({ config }: ServiceContext, c: RequestContext): string {
  const redirectTo = c.req.header('redirect_to') ?? c.req.query('redirect_to');
  const page = [redirectTo, c.req.header('Referer')].find(
    (candidate) => candidate !== undefined && isAllowedRedirect(candidate, config.SITE_URL),
  );
  return page ?? config.SITE_URL;
}
