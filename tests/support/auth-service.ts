import { randomUUID } from 'node:crypto';
import type { Settings } from '#dev/auth-service/context.ts';
import type { Fault, FaultScope } from '#dev/auth-service/fault-board.ts';
import type { Mail } from '#dev/auth-service/store.ts';

export { SEEDED_MEMBER as seededMember } from '#dev/auth-service/seeded-member.mjs';

/** A member's credentials. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

type AccountState = 'confirmed' | 'unconfirmed' | 'banned';

/** An account to create; absent fields get made-up values. */
export type NewUser = Partial<Account> & { readonly state?: AccountState };

/** Creates a unique email address without an account. */
export function newEmail(name = 'visitor'): string {
  return `${name}-${randomUUID().slice(0, 8)}@site.example`;
}

/** A command that the control port of another server does not have. */
export class UnsupportedCommand extends Error {}

/** A client of the embedded auth service's control port. */
export class AuthControl {
  readonly #origin: string;

  /** @param origin by default the port of AUTH_CONTROL_PORT */
  constructor(origin = `http://127.0.0.1:${process.env['AUTH_CONTROL_PORT'] ?? '4323'}`) {
    this.#origin = origin;
  }

  /** Switches a fault on, in place of those within its scope. */
  async setFault(kind: Fault['kind'], scope: FaultScope = {}): Promise<void> {
    await this.#send('PUT', '/fault', { kind, ...scope });
  }

  /** Switches off the faults within a scope, by default all. Delayed requests continue, hanging ones end. */
  async clearFault(scope: FaultScope = {}): Promise<void> {
    await this.#send('DELETE', '/fault', scope);
  }

  /** Returns the number of requests that the active faults applied to. */
  async faultHits(): Promise<number> {
    const faults: readonly { hits: number }[] = JSON.parse(await this.#send('GET', '/fault'));
    return faults.reduce((sum, { hits }) => sum + hits, 0);
  }

  /** Changes settings until the next reset. */
  async change(settings: Partial<Settings>): Promise<void> {
    await this.#send('PATCH', '/settings', settings);
  }

  /** Sets the service's clock ahead, so that limits, links and tokens expire without waiting. */
  async advance(seconds: number): Promise<void> {
    await this.#send('POST', '/clock', { advanceSeconds: seconds });
  }

  /** Removes all faults and accounts but the seeded member, and restores the default settings. */
  async reset(): Promise<void> {
    await this.#send('POST', '/reset');
  }

  /** Lists mails, newest first. */
  async mails(to?: string): Promise<readonly Readonly<Mail>[]> {
    const query = to === undefined ? '' : `?${new URLSearchParams({ to }).toString()}`;
    return JSON.parse(await this.#send('GET', `/mails${query}`));
  }

  /** Returns the newest mail to an address. @throws Error when there is none */
  async latestMail(to: string): Promise<Readonly<Mail>> {
    const [mail] = await this.mails(to);
    if (mail === undefined) throw new Error(`No mail to ${to}`);
    return mail;
  }

  /** Returns the link of the newest mail to an address. @throws Error when there is none */
  async latestLink(to: string): Promise<string> {
    return (await this.latestMail(to)).link;
  }

  /** Creates an account, by default confirmed and with a made-up address. */
  async makeUser(user: NewUser = {}): Promise<Account> {
    const account = { email: newEmail('member'), password: 'correct-horse-1', ...user };
    await this.#send('PUT', '/users', account);
    return { email: account.email, password: account.password };
  }

  /** Changes the state of an account; its password and sessions stay, unless it is deleted. */
  async setState(email: string, state: AccountState | 'deleted'): Promise<void> {
    await this.#send('PUT', '/users', { email, state });
  }

  /** Sends what an administrator sends: an invitation, which creates the account, or a magic link. */
  async sendMail(purpose: 'invite' | 'magiclink', email: string, page?: string): Promise<void> {
    await this.#send('POST', '/mails', { email, purpose, ...(page && { redirectTo: page }) });
  }

  /**
   * Rotates the secret that signs the access tokens of an account: tokens issued before are refused
   * (`bad_jwt`), refresh tokens stay valid.
   */
  async rotateSecret(email: string): Promise<void> {
    await this.#send('POST', '/rotate-secret', { email });
  }

  async #send(method: string, path: string, body?: object): Promise<string> {
    const response = await fetch(this.#origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return text;
    const message = `Control port: ${method} ${path} answered ${response.status} ${text}`;
    throw response.status === 501 ? new UnsupportedCommand(message) : new Error(message);
  }
}
