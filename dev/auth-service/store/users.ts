import type { DatabaseSync } from 'node:sqlite';
import { parseJsonObject, type JsonObject } from '#dev/auth-service/json.ts';
import { numberIn, optionalNumberIn, optionalTextIn, textIn, type Row } from './row.ts';

/** An account with its one identity (provider `email`); times in milliseconds. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly emailConfirmedAt: number | null;
  readonly confirmationSentAt: number | null;
  readonly recoverySentAt: number | null;
  readonly newEmail: string | null;
  readonly emailChangeSentAt: number | null;
  /** One of the two links of an e-mail change was opened. */
  readonly emailChangeAccepted: boolean;
  readonly lastSignInAt: number | null;
  readonly bannedUntil: number | null;
  readonly metadata: JsonObject;
  readonly identityId: string;
  readonly identityData: JsonObject;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const columns = [
  'id',
  'email',
  'password_hash',
  'email_confirmed_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'new_email',
  'email_change_sent_at',
  'email_change_accepted',
  'last_sign_in_at',
  'banned_until',
  'user_metadata',
  'identity_id',
  'identity_data',
  'created_at',
  'updated_at',
];

function valuesOf(user: User) {
  return [
    user.id,
    user.email,
    user.passwordHash,
    user.emailConfirmedAt,
    user.confirmationSentAt,
    user.recoverySentAt,
    user.newEmail,
    user.emailChangeSentAt,
    user.emailChangeAccepted ? 1 : 0,
    user.lastSignInAt,
    user.bannedUntil,
    JSON.stringify(user.metadata),
    user.identityId,
    JSON.stringify(user.identityData),
    user.createdAt,
    user.updatedAt,
  ];
}

function userFrom(row: Row): User {
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    passwordHash: textIn(row, 'password_hash'),
    emailConfirmedAt: optionalNumberIn(row, 'email_confirmed_at'),
    confirmationSentAt: optionalNumberIn(row, 'confirmation_sent_at'),
    recoverySentAt: optionalNumberIn(row, 'recovery_sent_at'),
    newEmail: optionalTextIn(row, 'new_email'),
    emailChangeSentAt: optionalNumberIn(row, 'email_change_sent_at'),
    emailChangeAccepted: numberIn(row, 'email_change_accepted') === 1,
    lastSignInAt: optionalNumberIn(row, 'last_sign_in_at'),
    bannedUntil: optionalNumberIn(row, 'banned_until'),
    metadata: parseJsonObject(textIn(row, 'user_metadata')),
    identityId: textIn(row, 'identity_id'),
    identityData: parseJsonObject(textIn(row, 'identity_data')),
    createdAt: numberIn(row, 'created_at'),
    updatedAt: numberIn(row, 'updated_at'),
  };
}

/** The accounts. */
export class Users {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Finds by address, which the caller has lower-cased. */
  withEmail(email: string): User | undefined {
    const row = this.#database.prepare('SELECT * FROM users WHERE email = ?').get(email);
    return row && userFrom(row);
  }

  withId(id: string): User | undefined {
    const row = this.#database.prepare('SELECT * FROM users WHERE id = ?').get(id);
    return row && userFrom(row);
  }

  /** Adds the account, or replaces all it says about an account already there. */
  save(user: User): User {
    const marks = columns.map(() => '?').join(', ');
    const changes = columns.map((column) => `${column} = excluded.${column}`).join(', ');
    this.#database
      .prepare(
        `INSERT INTO users (${columns.join(', ')}) VALUES (${marks}) ON CONFLICT (id) DO UPDATE SET ${changes}`,
      )
      .run(...valuesOf(user));
    return user;
  }

  /** Deletes the account with its sessions, links and flows. */
  remove(id: string): void {
    this.#database.prepare('DELETE FROM users WHERE id = ?').run(id);
  }
}
