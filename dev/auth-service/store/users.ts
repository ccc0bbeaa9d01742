import { parseJsonObject, type JsonObject } from '#dev/auth-service/json.ts';
import {
  numberIn,
  optionalNumberIn,
  optionalTextIn,
  textIn,
  type Database,
  type Row,
} from './database.ts';

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
  /** True after one of the two links of an email change was opened. */
  readonly emailChangeAccepted: boolean;
  readonly lastSignInAt: number | null;
  readonly bannedUntil: number | null;
  readonly metadata: JsonObject;
  readonly identityId: string;
  readonly identityData: JsonObject;
  readonly createdAt: number;
  readonly updatedAt: number;
}

function userFrom(row: Row): User {
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    passwordHash: textIn(row, 'passwordHash'),
    emailConfirmedAt: optionalNumberIn(row, 'emailConfirmedAt'),
    confirmationSentAt: optionalNumberIn(row, 'confirmationSentAt'),
    recoverySentAt: optionalNumberIn(row, 'recoverySentAt'),
    newEmail: optionalTextIn(row, 'newEmail'),
    emailChangeSentAt: optionalNumberIn(row, 'emailChangeSentAt'),
    emailChangeAccepted: numberIn(row, 'emailChangeAccepted') === 1,
    lastSignInAt: optionalNumberIn(row, 'lastSignInAt'),
    bannedUntil: optionalNumberIn(row, 'bannedUntil'),
    metadata: parseJsonObject(textIn(row, 'metadata')),
    identityId: textIn(row, 'identityId'),
    identityData: parseJsonObject(textIn(row, 'identityData')),
    createdAt: numberIn(row, 'createdAt'),
    updatedAt: numberIn(row, 'updatedAt'),
  };
}

/** The accounts. */
export class Users {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Finds by a lower-case address. */
  withEmail(email: string): User | undefined {
    const row = this.#database.row('SELECT * FROM users WHERE email = ?', email);
    return row && userFrom(row);
  }

  withId(id: string): User | undefined {
    const row = this.#database.row('SELECT * FROM users WHERE id = ?', id);
    return row && userFrom(row);
  }

  /** Adds the account, or replaces all columns of the one with this id. */
  save(user: User): User {
    const { metadata, identityData, emailChangeAccepted } = user;
    this.#database.upsert(
      'users',
      {
        ...user,
        metadata: JSON.stringify(metadata),
        identityData: JSON.stringify(identityData),
        emailChangeAccepted: Number(emailChangeAccepted),
      },
      'id',
    );
    return user;
  }

  /** Deletes the account with its sessions, links and flows. */
  remove(id: string): void {
    this.#database.run('DELETE FROM users WHERE id = ?', id);
  }
}
