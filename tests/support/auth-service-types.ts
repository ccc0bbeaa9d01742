/**
 * What can go wrong with an answer: none, a bad one, a late one, or a status of refusal. `mail`: the service
 * cannot send mail, and says so where it has to; only `email` (of the account) and `times` apply to it.
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

/** Which requests a fault meets: all below `/auth/v1` where nothing is said; never preflights. */
export interface FaultScope {
  /** `token`, `signup`, `recover`, ... */
  readonly path?: string;
  readonly method?: string;
  readonly grantType?: 'password' | 'refresh_token' | 'pkce';
  /** Only requests of this account, so that tests side by side do not meet. */
  readonly email?: string;
}

/** Which requests a fault meets, and for how long. */
export interface FaultOptions extends FaultScope {
  /** Ends by itself after so many requests. */
  readonly times?: number;
  /** For `slow`: milliseconds, 2000 when absent. Clearing the fault lets the request go on at once. */
  readonly delayMs?: number;
}

/** What the operator of a project may switch; the service's settings.ts says what each means. */
export interface AuthSettings {
  readonly autoconfirm?: boolean;
  readonly signupEnabled?: boolean;
  readonly emailProviderEnabled?: boolean;
  readonly passwordMinLength?: number;
  readonly passwordRequiredCharacters?: string;
  readonly passwordRulesFor?: string;
  readonly ipLimiter?: boolean;
  readonly mailIntervalSeconds?: number;
  readonly mailsPerHour?: number | null;
  readonly reuseIntervalSeconds?: number;
  readonly linkSeconds?: number;
  readonly accessTokenSeconds?: number;
  readonly flowSeconds?: number;
}

/** What a member signs in with. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Whether an account may sign in; if not, why. */
export type AccountState = 'confirmed' | 'unconfirmed' | 'banned';

/** The account a test needs; what it leaves open is made up. */
export interface UserWish {
  readonly email?: string;
  readonly password?: string;
  readonly state?: AccountState;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A mail as it lies in the service’s mailbox. */
export interface ReceivedMail {
  readonly to: string;
  readonly purpose: 'signup' | 'recovery' | 'email_change';
  readonly subject: string;
  /** The link as it stands in the mail. */
  readonly link: string;
  /** The token hash inside the link. */
  readonly token: string;
  /** The six digits. */
  readonly code: string;
}
