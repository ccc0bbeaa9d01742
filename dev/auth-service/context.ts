import type { HttpBindings } from '@hono/node-server';
import { z } from 'astro/zod';
import type { Context } from 'hono';
import { FaultBoard } from './fault-board.ts';
import { openStore } from './store.ts';

export type AuthEnv = { readonly Bindings: HttpBindings };
export type RequestContext = Context<AuthEnv>;

const port = z.coerce.number().int().max(65_535);

/** The environment variables that configure the service; the README describes them. */
export const configSchema = z.object({
  AUTH_PORT: port.default(4322),
  AUTH_CONTROL_PORT: port.default(4323),
  AUTH_DB: z.string().default('.dev/auth.json'),
  SITE_URL: z.url().default('http://localhost:4321'),
});

/** The settings that the control port changes. The defaults are those of a new hosted project. */
export const settingsSchema = z.strictObject({
  autoconfirm: z.boolean().default(false),
  signupEnabled: z.boolean().default(true),
  accessTokenSeconds: z.number().default(3600),
  /** Bytes of UTF-8; values below 6 count as 6. */
  passwordMinLength: z.number().default(6),
  /** Sets separated by colons; a password needs a character of each. `\:` is a colon in a set. */
  passwordRequiredCharacters: z.string().default(''),
  /** The only account that both rules above apply to, for parallel tests; '' means all. */
  passwordRulesFor: z.string().default(''),
});
export type Settings = Readonly<z.infer<typeof settingsSchema>>;

/** The state that all requests share. */
export type ServiceContext = ReturnType<typeof createContext>;

/** Opens the store and creates the shared state. */
export function createContext(config: z.infer<typeof configSchema>) {
  return {
    config,
    /** The control port sets the clock ahead, so that tests need not wait. */
    aheadSeconds: 0,
    /** Returns milliseconds since 1970. */
    now(): number {
      return Date.now() + this.aheadSeconds * 1000;
    },
    store: openStore(config.AUTH_DB),
    faults: new FaultBoard(),
    /** Replaced by the control port. */
    settings: settingsSchema.parse({}),
    /** The service's own origin, set once it listens; links contain it. */
    origin: '',
  };
}
