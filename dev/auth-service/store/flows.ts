import type { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn, type Row } from './row.ts';

/** A PKCE flow between the request that began it and the exchange of its code. */
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
    authCode: textIn(row, 'auth_code'),
    userId: textIn(row, 'user_id'),
    purpose: textIn(row, 'purpose'),
    challenge: textIn(row, 'challenge'),
    challengeMethod: textIn(row, 'challenge_method') === 'plain' ? 'plain' : 's256',
    createdAt: numberIn(row, 'created_at'),
  };
}

/** The PKCE flows under way. */
export class Flows {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add(flow: Flow): void {
    this.#database
      .prepare(
        'INSERT INTO flows (auth_code, user_id, purpose, challenge, challenge_method, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(
        flow.authCode,
        flow.userId,
        flow.purpose,
        flow.challenge,
        flow.challengeMethod,
        flow.createdAt,
      );
  }

  withCode(authCode: string): Flow | undefined {
    const row = this.#database.prepare('SELECT * FROM flows WHERE auth_code = ?').get(authCode);
    return row && flowFrom(row);
  }

  /** The flow a link belongs to: the user's newest of that purpose. */
  newest(userId: string, purpose: string): Flow | undefined {
    const row = this.#database
      .prepare('SELECT * FROM flows WHERE user_id = ? AND purpose = ? ORDER BY number DESC')
      .get(userId, purpose);
    return row && flowFrom(row);
  }

  remove(authCode: string): void {
    this.#database.prepare('DELETE FROM flows WHERE auth_code = ?').run(authCode);
  }
}
