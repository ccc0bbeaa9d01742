import type { Account } from '#tests/support/auth-service-types.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { startChild } from './child-service.ts';
import { textAt } from './json.ts';
import { Server, type Answer } from './server.ts';

/**
 * Conditions that a vector has, beyond a server that answers:
 * - `control`: mails, clock, settings and faults; only the embedded service has them
 * - `member`: a confirmed account (AUTH_EMAIL, AUTH_PASSWORD)
 * - `sign-up`: permission to create accounts and send mail (AUTH_SIGNUP=1)
 * - `gateway`: a gateway in front of the server, which checks the key and answers preflights (AUTH_KEY)
 */
export type Need = 'control' | 'member' | 'sign-up' | 'gateway';

const env = process.env;
const foreign = env['AUTH_URL'] || undefined;

/** Lists the conditions that the server under test does not meet. */
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

/** The server under test and the accounts of contract section 8. */
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

  /** Resets the embedded service; a real server keeps what the last test left. */
  async reset(): Promise<void> {
    await this.#control?.reset();
  }

  async end(): Promise<void> {
    await this.#stop();
  }

  /** Returns `U`, a confirmed user. */
  async member(): Promise<Account> {
    if (this.#control === undefined) {
      return { email: env['AUTH_EMAIL'] ?? '', password: env['AUTH_PASSWORD'] ?? '' };
    }
    return this.#control.makeUser({ email: 'ann@site.example', password: 'correct-horse-1' });
  }

  /** Makes up `N`, an address without an account. */
  stranger(): Account {
    return { email: newEmail('new'), password: 'correct-horse-1' };
  }

  /** Signs an account up. */
  signUp(account: Account, more: object = {}, query = ''): Promise<Answer> {
    return this.server.post(`/signup${query}`, { ...account, ...more });
  }

  /** Signs `P` up, who stays unconfirmed. */
  async pending(): Promise<Account & { readonly id: string }> {
    const account = this.stranger();
    const { body } = await this.signUp(account);
    return { ...account, id: textAt(body, 'id') };
  }

  /** Signs an account in. */
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

/** Starts the embedded service, or uses the real server of AUTH_URL. */
export async function startWorld(): Promise<World> {
  if (foreign !== undefined) {
    const server = new Server(foreign.replace(/\/$/, ''), env['AUTH_KEY'] || undefined);
    return new World(server, undefined, () => Promise.resolve());
  }
  const child = await startChild({ SITE_URL: siteUrl });
  const server = new Server(`${child.origin}/auth/v1`, 'sb_publishable_local_development');
  return new World(server, new AuthControl(child.controlOrigin), child.stop);
}
