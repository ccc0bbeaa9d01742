import type { DatabaseSync } from 'node:sqlite';
import { numberIn, optionalNumberIn, optionalTextIn, textIn, type Row } from './row.ts';

/** How a session began: one entry of the token's `amr` claim (contract 2.3). */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly method: string;
  readonly createdAt: number;
}

export interface RefreshToken {
  readonly token: string;
  readonly parent: string | null;
  readonly sessionId: string;
  readonly revokedAt: number | null;
}

function sessionFrom(row: Row): Session {
  return {
    id: textIn(row, 'id'),
    userId: textIn(row, 'user_id'),
    method: textIn(row, 'method'),
    createdAt: numberIn(row, 'created_at'),
  };
}

function tokenFrom(row: Row): RefreshToken {
  return {
    token: textIn(row, 'token'),
    parent: optionalTextIn(row, 'parent'),
    sessionId: textIn(row, 'session_id'),
    revokedAt: optionalNumberIn(row, 'revoked_at'),
  };
}

/** Sessions and the chain of refresh tokens of each. */
export class Sessions {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add(session: Session): void {
    this.#database
      .prepare('INSERT INTO sessions (id, user_id, method, created_at) VALUES (?, ?, ?, ?)')
      .run(session.id, session.userId, session.method, session.createdAt);
  }

  withId(id: string): Session | undefined {
    const row = this.#database.prepare('SELECT * FROM sessions WHERE id = ?').get(id);
    return row && sessionFrom(row);
  }

  end(id: string): void {
    this.#database.prepare('DELETE FROM sessions WHERE id = ?').run(id);
  }

  /** Ends the user's sessions, all or all but one. */
  endAll(userId: string, but = ''): void {
    this.#database.prepare('DELETE FROM sessions WHERE user_id = ? AND id <> ?').run(userId, but);
  }

  addToken(token: string, sessionId: string, parent: string | null): void {
    this.#database
      .prepare('INSERT INTO refresh_tokens (token, session_id, parent) VALUES (?, ?, ?)')
      .run(token, sessionId, parent);
  }

  token(token: string): RefreshToken | undefined {
    const row = this.#database.prepare('SELECT * FROM refresh_tokens WHERE token = ?').get(token);
    return row && tokenFrom(row);
  }

  /** The newest token of the session that still stands. */
  activeToken(sessionId: string): RefreshToken | undefined {
    const row = this.#database
      .prepare(
        'SELECT * FROM refresh_tokens WHERE session_id = ? AND revoked_at IS NULL ORDER BY number DESC',
      )
      .get(sessionId);
    return row && tokenFrom(row);
  }

  /** Revokes one token; doing it again moves the time, as the real server's update does. */
  revoke(token: string, at: number): void {
    this.#database
      .prepare('UPDATE refresh_tokens SET revoked_at = ? WHERE token = ?')
      .run(at, token);
  }

  /** Revokes what still stands in the session; the session itself stays. */
  revokeAll(sessionId: string, at: number): void {
    this.#database
      .prepare(
        'UPDATE refresh_tokens SET revoked_at = ? WHERE session_id = ? AND revoked_at IS NULL',
      )
      .run(at, sessionId);
  }
}
