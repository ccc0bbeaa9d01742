import { Database } from './database.ts';
import { Flows, Links } from './links.ts';
import { Mails } from './mails.ts';
import { Sessions } from './sessions.ts';
import { Users } from './users.ts';

/** Everything that survives a restart. */
export class Store {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly links: Links;
  readonly flows: Flows;
  readonly mails: Mails;
  readonly secret: Uint8Array;
  readonly #database: Database;

  /** Opens the store in a file or, with `:memory:`, in memory. */
  constructor(path: string) {
    const database = new Database(path);
    this.#database = database;
    this.users = new Users(database);
    this.sessions = new Sessions(database);
    this.links = new Links(database);
    this.flows = new Flows(database);
    this.mails = new Mails(database);
    this.secret = database.signingSecret();
  }

  /** Runs synchronous steps as one transaction; an error rolls all of them back. */
  transaction<Result>(steps: () => Result): Result {
    return this.#database.transaction(steps);
  }

  /** Deletes all accounts and mails; the signing secret remains. */
  clear(): void {
    this.#database.exec('DELETE FROM users; DELETE FROM mails;');
  }

  close(): void {
    this.#database.close();
  }
}
