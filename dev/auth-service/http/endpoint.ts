import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface AuthEnv {
  readonly Bindings: HttpBindings;
}

export type AuthContext = Context<AuthEnv>;

/** One method of one path below `/auth/v1`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly answer: (c: AuthContext) => Response | Promise<Response>;
}
