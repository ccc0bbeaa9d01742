import { Clock } from './clock.ts';
import type { AuthConfig } from './config.ts';
import { FaultBoard } from './faults/fault-board.ts';
import { RateLimiter } from './http/rate-limiter.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { openStore, type Store } from './store/store.ts';

/** What every route works with. */
export interface AuthParts {
  readonly config: AuthConfig;
  readonly clock: Clock;
  readonly store: Store;
  readonly limiter: RateLimiter;
  readonly faults: FaultBoard;
  /** Replaced by the control port. */
  settings: Settings;
  /** The service's own origin, known once it listens; links and `iss` are built on it. */
  origin: string;
}

/** Opens the store and puts the parts together. */
export function createParts(config: AuthConfig): AuthParts {
  const clock = new Clock();
  return {
    config,
    clock,
    store: openStore(config.databasePath),
    limiter: new RateLimiter(clock),
    faults: new FaultBoard(),
    settings: defaultSettings,
    origin: '',
  };
}
