import type { RequestContext, ServiceContext, Clock } from '#dev/auth-service/context.ts';
import { refusal } from '#dev/auth-service/errors.ts';

const BURST = 30;

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Token buckets of 30, refilled over five minutes (contract 1.4). */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one token from a bucket. @returns false when the bucket is empty */
  take(name: string, perFiveMinutes: number): boolean {
    const at = this.#clock.now();
    const before = this.#buckets.get(name) ?? { tokens: BURST, at };
    const refilled = before.tokens + ((at - before.at) / 300_000) * perFiveMinutes;
    const tokens = Math.min(BURST, refilled);
    this.#buckets.set(name, { tokens: tokens < 1 ? tokens : tokens - 1, at });
    return tokens >= 1;
  }

  reset(): void {
    this.#buckets.clear();
  }
}

const perFiveMinutes = { token: 150, verify: 30, signup: 30, recover: 30, resend: 30, user: 30 };

/**
 * Counts a request of an IP address, if per-IP limits are on.
 * @throws AuthError over_request_rate_limit
 */
export function limitByIp(
  { limiter, settings }: ServiceContext,
  c: RequestContext,
  endpoint: keyof typeof perFiveMinutes,
): void {
  if (!settings.ipLimiter) return;
  const ip = c.env.incoming.socket.remoteAddress;
  if (limiter.take(`${endpoint} ${ip}`, perFiveMinutes[endpoint])) return;
  throw refusal.tooManyRequests();
}
