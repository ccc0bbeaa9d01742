import {
  numberIn,
  optionalNumberIn,
  optionalTextIn,
  textIn,
  type Database,
  type Row,
} from './database.ts';

export interface Session {
  readonly id: string;
  readonly userId: string;
  /** How the session began, for the token's `amr` claim (contract 2.3). */
  readonly method: string;
  readonly createdAt: number;
}

export interface RefreshToken {
  readonly token: string;
  readonly parent: string | null;
  readonly sessionId: string;
  readonly revokedAt: number | null;
}

function tokenFrom(row: Row): RefreshToken {
  return {
    token: textIn(row, 'token'),
    parent: optionalTextIn(row, 'parent'),
    sessionId: textIn(row, 'sessionId'),
    revokedAt: optionalNumberIn(row, 'revokedAt'),
  };
}

/** The sessions, each with its chain of refresh tokens. */
export class Sessions {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add(session: Session): void {
    this.#database.insert('sessions', { ...session });
  }

  withId(id: string): Session | undefined {
    const row = this.#database.row('SELECT * FROM sessions WHERE id = ?', id);
    if (row === undefined) return undefined;
    const [userId, method] = [textIn(row, 'userId'), textIn(row, 'method')];
    return { id, userId, method, createdAt: numberIn(row, 'createdAt') };
  }

  end(id: string): void {
    this.#database.run('DELETE FROM sessions WHERE id = ?', id);
  }

  /** Ends the user's sessions, all of them or all but one. */
  endAll(userId: string, exceptId = ''): void {
    this.#database.run('DELETE FROM sessions WHERE userId = ? AND id <> ?', userId, exceptId);
  }

  addToken(token: string, sessionId: string, parent: string | null): void {
    this.#database.insert('refresh_tokens', { token, sessionId, parent });
  }

  token(token: string): RefreshToken | undefined {
    const row = this.#database.row('SELECT * FROM refresh_tokens WHERE token = ?', token);
    return row && tokenFrom(row);
  }

  /** Finds the session's newest token that is not revoked. */
  activeToken(sessionId: string): RefreshToken | undefined {
    const row = this.#database.row(
      'SELECT * FROM refresh_tokens WHERE sessionId = ? AND revokedAt IS NULL ORDER BY number DESC',
      sessionId,
    );
    return row && tokenFrom(row);
  }

  /** Revokes one token. A second call updates the time, as on the real server. */
  revoke(token: string, at: number): void {
    this.#database.run('UPDATE refresh_tokens SET revokedAt = ? WHERE token = ?', at, token);
  }

  /** Revokes all active tokens of a session; the session itself remains. */
  revokeAll(sessionId: string, at: number): void {
    this.#database.run(
      'UPDATE refresh_tokens SET revokedAt = ? WHERE sessionId = ? AND revokedAt IS NULL',
      ...[at, sessionId],
    );
  }
}
