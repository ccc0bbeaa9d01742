/**
 * A missing, broken or late answer, or an error status. `mail`: the service cannot send mail and answers 500
 * where it would have sent one; only `email` (of the account) limits it.
 */
export type FaultKind =
  | 'refused'
  | 'hanging'
  | 'slow'
  | 'truncated'
  | 'empty'
  | 'html'
  | 'mail'
  | '429'
  | '500'
  | '502'
  | '503'
  | '504';

/** The requests that a fault applies to: by default all below `/auth/v1`, never preflights. */
export interface FaultScope {
  /** `token`, `signup`, `recover`, ... */
  readonly path?: string;
  /** Limits the fault to one account, so that parallel tests can use different faults. */
  readonly email?: string;
}

/** The requests that a fault applies to, and for how long. */
export interface FaultOptions extends FaultScope {
  /** For `slow`: milliseconds, 2000 when absent. Clearing the fault releases the request at once. */
  readonly delayMs?: number;
}

/** The settings of a project; the service's config.ts documents them. */
export interface AuthSettings {
  readonly autoconfirm?: boolean;
  readonly signupEnabled?: boolean;
  readonly emailProviderEnabled?: boolean;
  readonly passwordMinLength?: number;
  readonly passwordRequiredCharacters?: string;
  readonly passwordRulesFor?: string;
  readonly ipLimiter?: boolean;
  readonly mailsPerHour?: number | null;
}

/** A member's credentials. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The state of an account. */
export type AccountState = 'confirmed' | 'unconfirmed' | 'banned';

/** An account to create; absent fields get made-up values. */
export interface NewUser {
  readonly email?: string;
  readonly password?: string;
  readonly state?: AccountState;
}

/** A mail in the service's mailbox. */
export interface ReceivedMail {
  readonly to: string;
  readonly purpose: 'signup' | 'recovery' | 'email_change';
  /** The link in the mail. */
  readonly link: string;
  /** The token hash inside the link. */
  readonly token: string;
  /** The six digits. */
  readonly code: string;
}
