import type { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn, type Row } from './row.ts';

/** What a mailed token is for; an e-mail change mails two. */
export type LinkPurpose = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new';

export interface LinkToken {
  readonly hash: string;
  readonly userId: string;
  readonly createdAt: number;
}

function linkFrom(row: Row): LinkToken {
  return {
    hash: textIn(row, 'hash'),
    userId: textIn(row, 'user_id'),
    createdAt: numberIn(row, 'created_at'),
  };
}

/** The tokens of mailed links: one per user and purpose, a newer one replaces the older. */
export class Links {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  put(link: LinkToken, purpose: LinkPurpose): void {
    this.#database
      .prepare(
        'INSERT OR REPLACE INTO link_tokens (hash, user_id, purpose, created_at) VALUES (?, ?, ?, ?)',
      )
      .run(link.hash, link.userId, purpose, link.createdAt);
  }

  find(hash: string, purpose: LinkPurpose): LinkToken | undefined {
    const row = this.#database
      .prepare('SELECT * FROM link_tokens WHERE hash = ? AND purpose = ?')
      .get(hash, purpose);
    return row && linkFrom(row);
  }

  remove(hash: string): void {
    this.#database.prepare('DELETE FROM link_tokens WHERE hash = ?').run(hash);
  }

  removeAll(userId: string): void {
    this.#database.prepare('DELETE FROM link_tokens WHERE user_id = ?').run(userId);
  }
}
