import type { Account } from '#tests/support/auth-service-types.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { startChild } from './child-service.ts';
import { textAt } from './json.ts';
import { Server, type Answer } from './server.ts';

/**
 * What a vector needs of the server, beyond answering:
 * - `control`: mails, clock, settings and faults; only the embedded service has them
 * - `member`: a confirmed account (AUTH_EMAIL, AUTH_PASSWORD)
 * - `sign-up`: leave to create accounts and send mail (AUTH_SIGNUP=1)
 * - `gateway`: the check of the key and the CORS before the server (AUTH_KEY; a bare server has none)
 */
export type Need = 'control' | 'member' | 'sign-up' | 'gateway';

const env = process.env;
const foreign = env['AUTH_URL'] || undefined;

/** The needs that the server under test cannot meet. */
export function unmet(needs: readonly Need[]): readonly Need[] {
  if (foreign === undefined) return [];
  const met: Readonly<Record<Need, boolean>> = {
    control: false,
    member: Boolean(env['AUTH_EMAIL'] && env['AUTH_PASSWORD']),
    'sign-up': env['AUTH_SIGNUP'] === '1',
    gateway: Boolean(env['AUTH_KEY']),
  };
  return needs.filter((need) => !met[need]);
}

/** Where the links of the embedded service lead. */
export const siteUrl = 'http://localhost:4321';
/** An allowed page of that site. */
export const loginPage = `${siteUrl}/login`;

/** The server under test and the people of contract section 8. */
export class World {
  readonly server: Server;
  readonly #control: AuthControl | undefined;
  readonly #stop: () => Promise<unknown>;

  constructor(server: Server, control: AuthControl | undefined, stop: () => Promise<unknown>) {
    this.server = server;
    this.#control = control;
    this.#stop = stop;
  }

  /** @throws on a real server: the vector should have said that it needs `control` */
  get control(): AuthControl {
    if (this.#control === undefined) throw new Error('This server has no control port');
    return this.#control;
  }

  /** Forgets what the last test left; a real server keeps it. */
  async reset(): Promise<void> {
    await this.#control?.reset();
  }

  async end(): Promise<void> {
    await this.#stop();
  }

  /** `U`: a confirmed user. */
  async member(): Promise<Account> {
    if (this.#control === undefined) {
      return { email: env['AUTH_EMAIL'] ?? '', password: env['AUTH_PASSWORD'] ?? '' };
    }
    return this.#control.makeUser({ email: 'ann@site.example', password: 'correct-horse-1' });
  }

  /** `N`: an address never seen. */
  stranger(): Account {
    return { email: newEmail('new'), password: 'correct-horse-1' };
  }

  /** Signs somebody up who has not confirmed yet. */
  signUp(account: Account, more: object = {}, query = ''): Promise<Answer> {
    return this.server.post(`/signup${query}`, { ...account, ...more });
  }

  /** `P`: signed up, unconfirmed. */
  async pending(): Promise<Account & { readonly id: string }> {
    const account = this.stranger();
    const { body } = await this.signUp(account);
    return { ...account, id: textAt(body, 'id') };
  }

  /** A fresh session of an account. */
  async session({ email, password }: Account) {
    const { body } = await this.server.password(email, password);
    return {
      access: textAt(body, 'access_token'),
      refresh: textAt(body, 'refresh_token'),
      userId: textAt(body, 'user', 'id'),
    };
  }

  /** Opens the newest mail's link, as a browser does: without a key. */
  async openLink(email: string): Promise<Answer> {
    return this.open(new URL(await this.control.latestLink(email)).search);
  }

  /** Opens `verify` with a query, without a key. */
  open(query: string): Promise<Answer> {
    return this.server.ask('GET', `/verify${query}`, { headers: { apikey: null } });
  }
}

/** The embedded service in a process of its own, or the real server that AUTH_URL names. */
export async function startWorld(): Promise<World> {
  if (foreign !== undefined) {
    const server = new Server(foreign.replace(/\/$/, ''), env['AUTH_KEY'] || undefined);
    return new World(server, undefined, () => Promise.resolve());
  }
  const child = await startChild({ SITE_URL: siteUrl });
  const server = new Server(`${child.origin}/auth/v1`, 'sb_publishable_local_development');
  return new World(server, new AuthControl(child.controlOrigin), child.stop);
}
