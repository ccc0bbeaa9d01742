import type { HttpBindings } from '@hono/node-server';
import { hash } from 'bcryptjs';
import type { Context } from 'hono';
import { confirm } from './account.ts';
import { settingsSchema, type AuthConfig } from './config.ts';
import { FaultBoard } from './faults.ts';
import { SEEDED_MEMBER } from './seeded-member.mjs';
import { newUser, openStore } from './store.ts';

export type AuthEnv = { readonly Bindings: HttpBindings };
export type RequestContext = Context<AuthEnv>;

/** The state that all routes share. */
export type ServiceContext = ReturnType<typeof createContext>;

/** Opens the store and creates the shared state. */
export function createContext(config: AuthConfig) {
  return {
    config,
    /** The control port sets the clock ahead, so that tests need not wait. */
    clock: {
      aheadSeconds: 0,
      /** Returns milliseconds since 1970. */
      now(): number {
        return Date.now() + this.aheadSeconds * 1000;
      },
    },
    store: openStore(config.AUTH_DB),
    faults: new FaultBoard(),
    /** Replaced by the control port. */
    settings: settingsSchema.parse({}),
    /** The service's own origin, set once it listens; links contain it. */
    origin: '',
  };
}

/** Adds the seeded member, unless the store has an account with that address. */
export async function seedMember({ store, config, clock }: ServiceContext): Promise<void> {
  const { email, password } = SEEDED_MEMBER;
  if (store.findUser(email) !== undefined) return;
  const user = newUser(email, await hash(password, config.AUTH_BCRYPT_COST), clock.now());
  confirm(user, clock.now());
  store.users.push(user);
  store.save();
}
