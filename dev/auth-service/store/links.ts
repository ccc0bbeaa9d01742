import { numberIn, textIn, type Database, type Row } from './database.ts';

/** The purpose of an emailed token; an email change sends two tokens. */
export type LinkPurpose = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new';

export interface LinkToken {
  readonly hash: string;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly createdAt: number;
}

/** The tokens of emailed links, one per user and purpose. */
export class Links {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Stores a token in place of the user's older one for the same purpose. */
  put(link: LinkToken): void {
    this.#database.upsert('link_tokens', { ...link }, 'userId, purpose');
  }

  find(hash: string, purpose: LinkPurpose): LinkToken | undefined {
    const sql = 'SELECT * FROM link_tokens WHERE hash = ? AND purpose = ?';
    const row = this.#database.row(sql, hash, purpose);
    if (row === undefined) return undefined;
    return { hash, purpose, userId: textIn(row, 'userId'), createdAt: numberIn(row, 'createdAt') };
  }

  remove(hash: string): void {
    this.#database.run('DELETE FROM link_tokens WHERE hash = ?', hash);
  }

  removeAll(userId: string): void {
    this.#database.run('DELETE FROM link_tokens WHERE userId = ?', userId);
  }
}

/** A PKCE flow, from the request that began it to the exchange of its code. */
export interface Flow {
  readonly authCode: string;
  readonly userId: string;
  /** Becomes the session's `amr` method: `email/signup`, `recovery`, `email_change`. */
  readonly purpose: string;
  readonly challenge: string;
  readonly challengeMethod: 's256' | 'plain';
  readonly createdAt: number;
}

function flowFrom(row: Row): Flow {
  return {
    authCode: textIn(row, 'authCode'),
    userId: textIn(row, 'userId'),
    purpose: textIn(row, 'purpose'),
    challenge: textIn(row, 'challenge'),
    challengeMethod: textIn(row, 'challengeMethod') === 'plain' ? 'plain' : 's256',
    createdAt: numberIn(row, 'createdAt'),
  };
}

/** The pending PKCE flows. */
export class Flows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add(flow: Flow): void {
    this.#database.insert('flows', { ...flow });
  }

  withCode(authCode: string): Flow | undefined {
    const row = this.#database.row('SELECT * FROM flows WHERE authCode = ?', authCode);
    return row && flowFrom(row);
  }

  /** Finds the flow of a link: the user's newest one of that purpose. */
  newest(userId: string, purpose: string): Flow | undefined {
    const sql = 'SELECT * FROM flows WHERE userId = ? AND purpose = ? ORDER BY number DESC';
    const row = this.#database.row(sql, userId, purpose);
    return row && flowFrom(row);
  }

  remove(authCode: string): void {
    this.#database.run('DELETE FROM flows WHERE authCode = ?', authCode);
  }
}
