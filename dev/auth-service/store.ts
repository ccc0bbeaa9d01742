import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { z } from 'astro/zod';

/** Increases with every change of a table; a file of another version is emptied. */
const SCHEMA_VERSION = 3;

const jsonObject = z.record(z.string(), z.unknown()).readonly();
export type JsonObject = z.infer<typeof jsonObject>;

const jsonColumn = z.codec(z.string(), jsonObject, {
  decode: (text) => jsonObject.parse(JSON.parse(text)),
  encode: (value) => JSON.stringify(value),
});

/** Milliseconds since 1970. */
const time = z.number();
const optionalTime = time.nullable();

const userRow = z.object({
  id: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  emailConfirmedAt: optionalTime,
  confirmationSentAt: optionalTime,
  recoverySentAt: optionalTime,
  newEmail: z.string().nullable(),
  emailChangeSentAt: optionalTime,
  lastSignInAt: optionalTime,
  bannedUntil: optionalTime,
  metadata: jsonColumn,
  identityId: z.string(),
  identityData: jsonColumn,
  createdAt: time,
  updatedAt: time,
});
/** An account with its one identity (provider `email`). */
export type User = Readonly<z.infer<typeof userRow>>;

/** `method`: how the session began, for the token's `amr` claim (contract 2.3). */
const sessionRow = z.object({
  id: z.string(),
  userId: z.string(),
  method: z.string(),
  createdAt: time,
});
export type Session = Readonly<z.infer<typeof sessionRow>>;

const refreshTokenRow = z.object({
  token: z.string(),
  parent: z.string().nullable(),
  sessionId: z.string(),
  revokedAt: optionalTime,
});
export type RefreshToken = Readonly<z.infer<typeof refreshTokenRow>>;

/**
 * An email with a link. `token` is the hash inside the link, `code` are the digits that replace it;
 * both work until `usedAt` is set. `authCode` and `challenge` belong to the link's PKCE flow.
 */
const mailRow = z.object({
  to: z.string(),
  userId: z.string(),
  purpose: z.enum(['signup', 'recovery', 'email_change']),
  token: z.string(),
  code: z.string(),
  link: z.string(),
  sentAt: time,
  usedAt: optionalTime,
  authCode: z.string().nullable(),
  challenge: z.string().nullable(),
});
export type Mail = Readonly<z.infer<typeof mailRow>>;
export type MailPurpose = Mail['purpose'];

type Columns = Record<string, SQLInputValue>;
type Criteria<Column extends PropertyKey> = Readonly<Record<Column, string | null>>;

function whereClause(criteria: object): string {
  return ['WHERE TRUE', ...Object.keys(criteria).map((name) => `"${name}" IS ?`)].join(' AND ');
}

/** Opens one table, whose columns are the fields of its schema. @param keys its constraints */
function openTable<Row extends object>(
  database: DatabaseSync,
  name: string,
  schema: z.ZodType<Row, Columns> & { readonly shape: object },
  ...keys: string[]
) {
  const columns = Object.keys(schema.shape).map((column) => `"${column}"`);
  database.exec(`CREATE TABLE IF NOT EXISTS ${name} (${[...columns, ...keys].join(', ')})`);

  /** Lists the rows with these values, newest first. */
  function list<Column extends keyof Row>(criteria: Criteria<Column>): readonly Row[] {
    const sql = `SELECT * FROM ${name} ${whereClause(criteria)} ORDER BY rowid DESC`;
    const rows = database.prepare(sql).all(...Object.values<string | null>(criteria));
    return rows.map((row) => schema.parse(row));
  }

  return {
    list,
    /** Finds the newest row with these values. */
    find: <Column extends keyof Row>(criteria: Criteria<Column>) => list(criteria)[0],
    /** Inserts a row, or replaces all columns of the row with the same key. */
    save: (row: Row): Row => {
      const values = z.encode(schema, row);
      const names = Object.keys(values).map((column) => `"${column}"`);
      const changes = names.map((column) => `${column} = excluded.${column}`);
      const sql = `INSERT INTO ${name} (${names.join(', ')})
        VALUES (${names.map(() => '?').join(', ')})
        ON CONFLICT DO UPDATE SET ${changes.join(', ')}`;
      database.prepare(sql).run(...Object.values(values));
      return row;
    },
    /** Deletes the rows with these values. */
    remove: <Column extends keyof Row>(criteria: Criteria<Column>): void => {
      const sql = `DELETE FROM ${name} ${whereClause(criteria)}`;
      database.prepare(sql).run(...Object.values<string | null>(criteria));
    },
  };
}

/** Opens `:memory:` or a file, which is created with its folder if missing. */
function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  // The timeout covers a second process that uses the file.
  const database = new DatabaseSync(path, { timeout: 2000 });
  // With a write-ahead log, commits survive a killed process without a sync at every commit.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version !== SCHEMA_VERSION) {
    const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    const drops = database
      .prepare(sql)
      .all()
      .map(({ name }) => `DROP TABLE "${name}";`);
    database.exec(`PRAGMA foreign_keys = OFF; ${drops.join(' ')} PRAGMA foreign_keys = ON;`);
  }
  return database;
}

const OF_USER = 'FOREIGN KEY (userId) REFERENCES users ON DELETE CASCADE';
const OF_SESSION = 'FOREIGN KEY (sessionId) REFERENCES sessions ON DELETE CASCADE';

export type Store = ReturnType<typeof openStore>;

/**
 * Opens everything that survives a restart. Rows of a deleted user or session are deleted with it.
 * @param path a file or `:memory:`
 */
export function openStore(path: string) {
  const database = openDatabase(path);
  const users = openTable(database, 'users', userRow, 'PRIMARY KEY (id)', 'UNIQUE (email)');
  const sessions = openTable(database, 'sessions', sessionRow, 'PRIMARY KEY (id)', OF_USER);
  const tokenKeys = ['PRIMARY KEY (token)', OF_SESSION];
  const refreshTokens = openTable(database, 'refresh_tokens', refreshTokenRow, ...tokenKeys);
  const mails = openTable(database, 'mails', mailRow, 'PRIMARY KEY (token)');
  const secrets = openTable(database, 'secrets', z.object({ jwt: z.string() }));
  const { jwt } = secrets.find({}) ?? secrets.save({ jwt: randomBytes(32).toString('hex') });
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);

  return {
    ...{ users, sessions, refreshTokens, mails },
    /** Signs access tokens. It is stored with the accounts, so sessions survive a restart. */
    secret: Buffer.from(jwt),
    /** Ends the user's sessions, all of them or all but one. */
    endSessions(userId: string, exceptId?: string): void {
      for (const { id } of sessions.list({ userId })) if (id !== exceptId) sessions.remove({ id });
    },
    /** Runs synchronous steps as one transaction; an error rolls all of them back. */
    transaction<Result>(steps: () => Result): Result {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = steps();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
