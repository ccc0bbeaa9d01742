import type { HttpBindings } from '@hono/node-server';
import { hash } from 'bcryptjs';
import type { Context } from 'hono';
import { confirmed, newUser } from './account.ts';
import { settingsSchema, type AuthConfig, type Settings } from './config.ts';
import { FaultBoard } from './fault-board.ts';
import { RateLimiter } from './rate-limiter.ts';
import { SEEDED_MEMBER } from './seeded-member.mjs';
import { Store } from './store.ts';

/** A clock that the control port can set ahead, so that tests need not wait. */
export class Clock {
  #offsetMs = 0;

  /** Returns milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#offsetMs;
  }

  advance(seconds: number): void {
    this.#offsetMs += seconds * 1000;
  }

  reset(): void {
    this.#offsetMs = 0;
  }
}

export interface AuthEnv {
  readonly Bindings: HttpBindings;
}

export type RequestContext = Context<AuthEnv>;

/** The state that all routes share. */
export interface ServiceContext {
  readonly config: AuthConfig;
  readonly clock: Clock;
  readonly store: Store;
  readonly limiter: RateLimiter;
  readonly faults: FaultBoard;
  /** Replaced by the control port. */
  settings: Settings;
  /** The service's own origin, set once it listens; links and the `iss` claim contain it. */
  origin: string;
}

/** Opens the store and creates the shared state. */
export function createContext(config: AuthConfig): ServiceContext {
  const clock = new Clock();
  return {
    config,
    clock,
    store: new Store(config.AUTH_DB),
    limiter: new RateLimiter(clock),
    faults: new FaultBoard(),
    settings: settingsSchema.parse({}),
    origin: '',
  };
}

/** Adds the seeded member, unless the store has an account with that address. */
export async function seedMember({ store, config, clock }: ServiceContext): Promise<void> {
  const { email, password } = SEEDED_MEMBER;
  if (store.users.find({ email }) !== undefined) return;
  const passwordHash = await hash(password, config.AUTH_BCRYPT_COST);
  const now = clock.now();
  store.users.save(confirmed(newUser({ email, passwordHash, data: {}, now }), now));
}
