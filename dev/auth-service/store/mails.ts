import type { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn, type Row } from './row.ts';

export type MailPurpose = 'signup' | 'recovery' | 'email_change';

/** A mail as the mailbox keeps it: the text is made when it is shown. */
export interface Mail {
  readonly to: string;
  readonly purpose: MailPurpose;
  /** The token hash inside the link. */
  readonly token: string;
  /** The six digits that `POST verify` takes in its place. */
  readonly code: string;
  readonly link: string;
  readonly sentAt: number;
}

function purposeFrom(text: string): MailPurpose {
  if (text === 'signup' || text === 'recovery' || text === 'email_change') return text;
  throw new TypeError(`No mail has the purpose ${text}`);
}

function mailFrom(row: Row): Mail {
  return {
    to: textIn(row, 'recipient'),
    purpose: purposeFrom(textIn(row, 'purpose')),
    token: textIn(row, 'token'),
    code: textIn(row, 'code'),
    link: textIn(row, 'link'),
    sentAt: numberIn(row, 'sent_at'),
  };
}

/** The local mailbox: every mail to everyone. */
export class Mails {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add(mail: Mail): void {
    this.#database
      .prepare(
        'INSERT INTO mails (recipient, purpose, token, code, link, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(mail.to, mail.purpose, mail.token, mail.code, mail.link, mail.sentAt);
  }

  /** Newest first; to one address or to all. */
  list(to?: string): readonly Mail[] {
    const all = this.#database.prepare('SELECT * FROM mails ORDER BY number DESC').all();
    return all.map(mailFrom).filter((mail) => to === undefined || mail.to === to);
  }

  countSince(time: number): number {
    const row = this.#database
      .prepare('SELECT count(*) AS mails FROM mails WHERE sent_at > ?')
      .get(time);
    return row === undefined ? 0 : numberIn(row, 'mails');
  }

  clear(): void {
    this.#database.exec('DELETE FROM mails');
  }
}
