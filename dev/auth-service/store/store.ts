import { inTransaction, openDatabase, signingSecret } from './database.ts';
import { Flows } from './flows.ts';
import { Links } from './links.ts';
import { Mails } from './mails.ts';
import { Sessions } from './sessions.ts';
import { Users } from './users.ts';

/** All that outlives a restart. */
export interface Store {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly links: Links;
  readonly flows: Flows;
  readonly mails: Mails;
  readonly secret: Uint8Array;
  /** Runs steps that do not wait as one; an error undoes them all. */
  transaction<Result>(steps: () => Result): Result;
  /** Forgets everybody; the signing secret stays. */
  clear(): void;
  close(): void;
}

/** Opens the store in a file or in memory. */
export function openStore(path: string): Store {
  const database = openDatabase(path);
  return {
    users: new Users(database),
    sessions: new Sessions(database),
    links: new Links(database),
    flows: new Flows(database),
    mails: new Mails(database),
    secret: signingSecret(database),
    transaction: (steps) => inTransaction(database, steps),
    clear: () => {
      database.exec('DELETE FROM users; DELETE FROM mails;');
    },
    close: () => {
      database.close();
    },
  };
}
