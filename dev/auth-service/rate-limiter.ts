import type { Clock, RequestContext, ServiceContext } from './context.ts';
import { AuthError } from './errors.ts';

const BURST = 30;
const REFILL_MS = 300_000;
const refillOf = { token: 150, verify: 30, signup: 30, recover: 30, resend: 30, user: 30 };

/** Token buckets of 30, refilled over five minutes (contract 1.4). */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, { readonly tokens: number; readonly at: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one token from a bucket. @returns false when the bucket is empty */
  take(name: string, refill: number): boolean {
    const at = this.#clock.now();
    const before = this.#buckets.get(name) ?? { tokens: BURST, at };
    const refilled = before.tokens + ((at - before.at) / REFILL_MS) * refill;
    const tokens = Math.min(BURST, refilled);
    this.#buckets.set(name, { tokens: tokens < 1 ? tokens : tokens - 1, at });
    return tokens >= 1;
  }

  reset(): void {
    this.#buckets.clear();
  }
}

/**
 * Counts a request of an IP address, if per-IP limits are on.
 * @throws AuthError over_request_rate_limit
 */
export function limitByIp(
  { limiter, settings }: ServiceContext,
  c: RequestContext,
  endpoint: keyof typeof refillOf,
): void {
  if (!settings.ipLimiter) return;
  const ip = c.env.incoming.socket.remoteAddress;
  if (limiter.take(`${endpoint} ${ip}`, refillOf[endpoint])) return;
  throw new AuthError('over_request_rate_limit');
}
