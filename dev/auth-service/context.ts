import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { confirmed, newUser } from './accounts/account.ts';
import { hashPassword } from './accounts/credentials.ts';
import type { AuthConfig } from './config.ts';
import { FaultBoard } from './faults/fault-board.ts';
import { RateLimiter } from './http/rate-limiter.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { Store } from './store.ts';

/** A clock that the control port can set ahead, so that tests need not wait. */
export class Clock {
  #offsetMs = 0;

  /** Returns milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#offsetMs;
  }

  /** Returns whole seconds since 1970, the unit of tokens. */
  nowSeconds(): number {
    return Math.floor(this.now() / 1000);
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
    store: new Store(config.databasePath),
    limiter: new RateLimiter(clock),
    faults: new FaultBoard(),
    settings: defaultSettings,
    origin: '',
  };
}

/** Adds the seeded member, unless the store has an account with that address. */
export async function seedMember({ store, config, clock }: ServiceContext): Promise<void> {
  const { email, password } = config.member;
  if (store.users.find({ email }) !== undefined) return;
  const passwordHash = await hashPassword(password, config.bcryptCost);
  const now = clock.now();
  store.users.save(confirmed(newUser({ email, passwordHash, data: {}, now }), now));
}
