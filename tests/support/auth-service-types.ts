import type { Settings } from '#dev/auth-service/context.ts';
import type { Fault } from '#dev/auth-service/fault-board.ts';
import type { Mail } from '#dev/auth-service/store.ts';

export type { FaultScope } from '#dev/auth-service/fault-board.ts';

/** A missing, broken or late answer, or an error status (dev/auth-service/README.md). */
export type FaultKind = Fault['kind'];

/** The settings of a project. */
export type AuthSettings = Partial<Settings>;

/** A member's credentials. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The state of an account. */
export type AccountState = 'confirmed' | 'unconfirmed' | 'banned';

/** An account to create; absent fields get made-up values. */
export type NewUser = Partial<Account> & { readonly state?: AccountState };

/** A mail in the service's mailbox, with its link and the token hash inside the link. */
export type ReceivedMail = Readonly<Mail>;
