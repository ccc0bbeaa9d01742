import type { Clock } from '#dev/auth-service/clock.ts';

const burst = 30;

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Token buckets of 30, refilled at a rate per five minutes (contract 1.4). */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one token from the bucket; false when it is empty. */
  take(name: string, perFiveMinutes: number): boolean {
    const at = this.#clock.now();
    const before = this.#buckets.get(name) ?? { tokens: burst, at };
    const refilled = before.tokens + ((at - before.at) / 300_000) * perFiveMinutes;
    const tokens = Math.min(burst, refilled);
    this.#buckets.set(name, { tokens: tokens < 1 ? tokens : tokens - 1, at });
    return tokens >= 1;
  }

  reset(): void {
    this.#buckets.clear();
  }
}
