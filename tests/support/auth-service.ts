import { randomUUID } from 'node:crypto';
import type {
  Account,
  AccountState,
  AuthSettings,
  FaultKind,
  FaultOptions,
  FaultScope,
  ReceivedMail,
  UserWish,
} from './auth-service-types.ts';

export { SEEDED_MEMBER as seededMember } from '#dev/auth-service/seeded-member.mjs';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isMail(value: unknown): value is ReceivedMail {
  return isObject(value) && typeof value['to'] === 'string' && typeof value['link'] === 'string';
}

/** An address nobody has used yet. */
export function newEmail(name = 'visitor'): string {
  return `${name}-${randomUUID().slice(0, 8)}@site.example`;
}

/** The control port of the embedded auth service, with verbs for tests. */
export class AuthControl {
  readonly #origin: string;

  /** Without an origin, the service that AUTH_CONTROL_PORT names. */
  constructor(origin = `http://127.0.0.1:${process.env['AUTH_CONTROL_PORT'] ?? '4323'}`) {
    this.#origin = origin;
  }

  /** Switches a fault on, in place of one of the same scope. */
  async setFault(kind: FaultKind, options: FaultOptions = {}): Promise<void> {
    await this.#send('PUT', '/fault', { kind, ...options });
  }

  /** Switches off the faults within a scope; all without one. Held requests go on or end. */
  async clearFault(scope: FaultScope = {}): Promise<void> {
    await this.#send('DELETE', `/fault?${new URLSearchParams({ ...scope }).toString()}`);
  }

  /** How many requests have met the faults that are on now. */
  async faultHits(): Promise<number> {
    const faults = await this.#send('GET', '/fault');
    if (!Array.isArray(faults)) throw new TypeError('The control port lists no faults');
    return faults.reduce((sum: number, fault: unknown) => {
      const hits = isObject(fault) ? fault['hits'] : undefined;
      return sum + (typeof hits === 'number' ? hits : 0);
    }, 0);
  }

  /** Changes settings until the next reset. */
  async change(settings: AuthSettings): Promise<void> {
    await this.#send('PATCH', '/settings', settings);
  }

  /** Sets the service's clock ahead: limits, links and tokens age, nobody waits. */
  async advance(seconds: number): Promise<void> {
    await this.#send('POST', '/clock', { advanceSeconds: seconds });
  }

  /** As freshly started with an empty store: no faults, default settings, only the seeded member. */
  async reset(): Promise<void> {
    await this.#send('POST', '/reset');
  }

  /** Newest first. */
  async mails(to?: string): Promise<readonly ReceivedMail[]> {
    const query = to === undefined ? '' : `?${new URLSearchParams({ to }).toString()}`;
    const mails = await this.#send('GET', `/mails${query}`);
    return Array.isArray(mails) ? mails.filter(isMail) : [];
  }

  async clearMails(): Promise<void> {
    await this.#send('DELETE', '/mails');
  }

  /** The newest mail to an address. @throws when there is none */
  async latestMail(to: string): Promise<ReceivedMail> {
    const [mail] = await this.mails(to);
    if (mail === undefined) throw new Error(`No mail to ${to}`);
    return mail;
  }

  /** The link of the newest mail to an address. @throws when there is none */
  async latestLink(to: string): Promise<string> {
    return (await this.latestMail(to)).link;
  }

  /** Makes an account, confirmed unless said otherwise; address and password are made up where absent. */
  async makeUser(wish: UserWish = {}): Promise<Account> {
    const account = { email: newEmail('member'), password: 'correct-horse-1', ...wish };
    await this.#send('PUT', '/users', account);
    return { email: account.email, password: account.password };
  }

  /** Brings an account into another state; its password and sessions stay, unless it is deleted. */
  async setState(email: string, state: AccountState | 'deleted'): Promise<void> {
    await this.#send('PUT', '/users', { email, state });
  }

  async #send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.#origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text);
    throw new Error(`Control port: ${method} ${path} answered ${answer.status} ${text}`);
  }
}
