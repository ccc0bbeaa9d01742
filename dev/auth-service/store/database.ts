import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';

/** Increases with every change of the tables; a file of another version is emptied. */
const SCHEMA_VERSION = 2;

const tables = ['secrets', 'users', 'sessions', 'refresh_tokens', 'link_tokens', 'flows', 'mails'];

/** Times are milliseconds since 1970. Rows of a deleted user or session are deleted with it. */
const schema = `
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  passwordHash TEXT NOT NULL,
  emailConfirmedAt INTEGER,
  confirmationSentAt INTEGER,
  recoverySentAt INTEGER,
  newEmail TEXT,
  emailChangeSentAt INTEGER,
  emailChangeAccepted INTEGER NOT NULL,
  lastSignInAt INTEGER,
  bannedUntil INTEGER,
  metadata TEXT NOT NULL,
  identityId TEXT NOT NULL,
  identityData TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  method TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS refresh_tokens (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  token TEXT NOT NULL UNIQUE,
  parent TEXT,
  sessionId TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  revokedAt INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS link_tokens (
  hash TEXT NOT NULL,
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  PRIMARY KEY (userId, purpose)
) STRICT;
CREATE TABLE IF NOT EXISTS flows (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  authCode TEXT NOT NULL UNIQUE,
  userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  challenge TEXT NOT NULL,
  challengeMethod TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS mails (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  purpose TEXT NOT NULL,
  token TEXT NOT NULL,
  code TEXT NOT NULL,
  link TEXT NOT NULL,
  sentAt INTEGER NOT NULL
) STRICT;
PRAGMA user_version = ${SCHEMA_VERSION};
`;

type NewRow = Readonly<Record<string, SQLInputValue>>;
export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Reads a text column. @throws TypeError when the column has another type */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw new TypeError(`Column ${column} is not text`);
}

/** Reads a text column that may be null. */
export function optionalTextIn(row: Row, column: string): string | null {
  return row[column] === null ? null : textIn(row, column);
}

/**
 * Reads an integer column: a time in milliseconds or a count.
 * @throws TypeError when the column has another type
 */
export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw new TypeError(`Column ${column} is not a number`);
}

/** Reads an integer column that may be null. */
export function optionalNumberIn(row: Row, column: string): number | null {
  return row[column] === null ? null : numberIn(row, column);
}

/** The SQLite database with shorthands for single statements. */
export class Database {
  readonly #database: DatabaseSync;

  /** Opens `:memory:` or a file, which is created with its folder if missing. */
  constructor(path: string) {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    this.#database = new DatabaseSync(path);
    // With a write-ahead log, commits survive a killed process without a sync at every commit.
    // The timeout covers a second process that uses the file.
    this.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;',
    );
    const version = this.row('PRAGMA user_version');
    if (version?.['user_version'] !== SCHEMA_VERSION) {
      this.exec('PRAGMA foreign_keys = OFF');
      for (const table of tables) this.exec(`DROP TABLE IF EXISTS ${table}`);
      this.exec('PRAGMA foreign_keys = ON');
    }
    this.transaction(() => {
      this.exec(schema);
    });
  }

  /** Runs statements without parameters. */
  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** Runs one statement. */
  run(sql: string, ...values: SQLInputValue[]): void {
    this.#database.prepare(sql).run(...values);
  }

  /** Reads the first row. */
  row(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#database.prepare(sql).get(...values);
  }

  /** Reads all rows. */
  rows(sql: string, ...values: SQLInputValue[]): readonly Row[] {
    return this.#database.prepare(sql).all(...values);
  }

  /** Inserts a row by column names. @param onConflict an `ON CONFLICT` clause */
  insert(table: string, row: NewRow, onConflict = ''): void {
    const columns = Object.keys(row);
    const marks = columns.map(() => '?').join(', ');
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks}) ${onConflict}`;
    this.run(sql, ...Object.values(row));
  }

  /** Inserts a row, or replaces all columns of the row with the same key. */
  upsert(table: string, row: NewRow, key: string): void {
    const changes = Object.keys(row).map((column) => `${column} = excluded.${column}`);
    this.insert(table, row, `ON CONFLICT (${key}) DO UPDATE SET ${changes.join(', ')}`);
  }

  /** Runs synchronous steps as one transaction; an error rolls all of them back. */
  transaction<Result>(steps: () => Result): Result {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = steps();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      this.exec('ROLLBACK');
      throw error;
    }
  }

  /** Returns the signing secret. It is stored with the accounts, so sessions survive a restart. */
  signingSecret(): Uint8Array {
    const fresh = randomBytes(32).toString('hex');
    this.run("INSERT OR IGNORE INTO secrets VALUES ('jwt', ?)", fresh);
    const row = this.row("SELECT value FROM secrets WHERE name = 'jwt'");
    if (row === undefined) throw new Error('The database has no signing secret');
    return Buffer.from(textIn(row, 'value'), 'hex');
  }

  close(): void {
    this.#database.close();
  }
}
