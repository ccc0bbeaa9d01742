import { announceMember } from './session-events.ts';

/** A signed-in member. */
export interface Member {
  /** The service's id of the account; the address of an account can change. */
  readonly id: string;
  readonly email: string;
}

/** What the auth client stores. It discards a session without one of the first three fields. */
interface StoredSession {
  readonly access_token?: unknown;
  readonly refresh_token?: unknown;
  readonly expires_at?: unknown;
  readonly user?: { readonly id?: unknown; readonly email?: unknown } | null;
}

/** Longer than a session: its tokens and the account as JSON. */
const SESSION_LENGTH = 8000;

/**
 * The auth client's storage: local storage, or memory where that is blocked or full. While a session
 * is held for one member, no other member's session is read, replaced or removed: in another tab
 * someone else may sign in at any moment.
 */
export class SessionStore {
  readonly #storageKey: string;
  readonly #memory = new Map<string, string>();
  #member: Member | undefined;
  #held: { memberId: string | undefined } | undefined;

  /** @param storageKey - See `storage-key.ts`. */
  constructor(storageKey: string) {
    this.#storageKey = storageKey;
  }

  /** The member of the stored session, the same object until it changes; undefined without a session. */
  get member(): Member | undefined {
    const session = this.#session;
    const id = textOf(session?.user?.id);
    const email = textOf(session?.user?.email);
    if (!session) this.#member = undefined;
    else if (this.#member?.id !== id || this.#member.email !== email) this.#member = { id, email };
    return this.#member;
  }

  /** The refresh token of the stored session, empty without a session. */
  get refreshToken(): string {
    return textOf(this.#session?.refresh_token);
  }

  /** Whether the session is in memory only, which ends with the page. */
  get isInMemory(): boolean {
    return this.#memory.has(this.#storageKey) && readLocally(this.#storageKey) === null;
  }

  /** Whether this browser can keep a session: its storage is neither blocked nor full. */
  canKeep(): boolean {
    const probe = `${this.#storageKey}-probe`;
    try {
      if (localStorage.getItem(this.#storageKey)) return true;
      localStorage.setItem(probe, '-'.repeat(SESSION_LENGTH));
      localStorage.removeItem(probe);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Reserves the stored session for one member until the call has ended.
   *
   * @param memberId - Undefined: nobody may be signed in.
   */
  async hold<Value>(memberId: string | undefined, call: () => Promise<Value>): Promise<Value> {
    const held = { memberId };
    this.#held = held;
    try {
      return await call();
    } finally {
      if (this.#held === held) this.#held = undefined;
    }
  }

  /** Removes a member's session from this browser, without a request, and ends a reservation. */
  forget({ id }: Member): void {
    this.#held = undefined;
    if (this.member?.id === id) this.#remove(this.#storageKey);
    announceMember();
  }

  /** Reads a value for the auth client. */
  getItem(key: string): string | null {
    return this.#isTaken(key) ? null : this.#read(key);
  }

  /** Stores a value for the auth client. */
  setItem(key: string, value: string): void {
    if (this.#isTaken(key)) return;
    this.#write(key, value);
    if (this.#held && key === this.#storageKey) this.#held.memberId = this.member?.id;
  }

  /** Removes a value for the auth client. */
  removeItem(key: string): void {
    if (!this.#isTaken(key)) this.#remove(key);
  }

  #isTaken(key: string): boolean {
    if (!this.#held || key !== this.#storageKey) return false;
    return this.member?.id !== this.#held.memberId;
  }

  get #session(): StoredSession | undefined {
    try {
      const session: StoredSession = JSON.parse(String(this.#read(this.#storageKey)));
      const isComplete = session.access_token && session.refresh_token && session.expires_at;
      return isComplete ? session : undefined;
    } catch {
      return undefined;
    }
  }

  #read(key: string): string | null {
    const value = readLocally(key) ?? this.#memory.get(key);
    return value === undefined ? null : value;
  }

  #write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      this.#memory.delete(key);
    } catch {
      // The old value would be another session than the one in memory.
      this.#remove(key);
      this.#memory.set(key, value);
    }
  }

  #remove(key: string): void {
    this.#memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Where storage is blocked, nothing is stored.
    }
  }
}

function readLocally(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
