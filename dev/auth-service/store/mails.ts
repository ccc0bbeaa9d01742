import { numberIn, textIn, type Database, type Row } from './database.ts';

export type MailPurpose = 'signup' | 'recovery' | 'email_change';

/** An email as stored; the mailbox page renders its text. */
export interface Mail {
  readonly to: string;
  readonly purpose: MailPurpose;
  /** The token hash inside the link. */
  readonly token: string;
  /** The six digits that `POST verify` accepts in place of the link. */
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
    sentAt: numberIn(row, 'sentAt'),
  };
}

/** The local mailbox, with the emails of all recipients. */
export class Mails {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add({ to, ...mail }: Mail): void {
    this.#database.insert('mails', { recipient: to, ...mail });
  }

  /** Lists the emails to one address or to all, newest first. */
  list(to?: string): readonly Mail[] {
    const all = this.#database.rows('SELECT * FROM mails ORDER BY number DESC').map(mailFrom);
    return all.filter((mail) => to === undefined || mail.to === to);
  }

  clear(): void {
    this.#database.exec('DELETE FROM mails');
  }
}
