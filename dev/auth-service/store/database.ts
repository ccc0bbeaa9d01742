import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { textIn } from './row.ts';
import { schema } from './schema.ts';

/** Opens the file (made with its folder where missing) or a database in memory. */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  // A killed process must not lose an account: write-ahead log, and wait out a second opener.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 2000;');
  database.exec(schema);
  return database;
}

/** Runs the steps as one; whatever they throw undoes all of them. The steps may not wait. */
export function inTransaction<Result>(database: DatabaseSync, steps: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = steps();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** The signing secret: made once, kept with the accounts, so that sessions survive a restart too. */
export function signingSecret(database: DatabaseSync): Uint8Array {
  const fresh = randomBytes(32).toString('hex');
  database.prepare("INSERT OR IGNORE INTO secrets VALUES ('jwt', ?)").run(fresh);
  const row = database.prepare("SELECT value FROM secrets WHERE name = 'jwt'").get();
  if (row === undefined) throw new Error('The database lost its signing secret');
  return Buffer.from(textIn(row, 'value'), 'hex');
}
