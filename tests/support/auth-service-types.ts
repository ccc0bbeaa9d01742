/**
 * A missing, broken or late answer, or an error status.
 * - `slow`: the answer comes when the fault is cleared; `hanging`: none comes, also not then
 * - `lost`: the service does what it is asked, but its answer does not arrive
 * - `403`: the access token is refused (`bad_jwt`)
 * - `mail`, `mail-quota`: where the service would have sent a mail, it answers 500 (it cannot send any) or 429
 *   (the project has sent too many); only `email` (of the account) limits them
 */
export type FaultKind =
  | 'refused'
  | 'hanging'
  | 'slow'
  | 'lost'
  | 'truncated'
  | 'empty'
  | 'html'
  | 'mail'
  | 'mail-quota'
  | '403'
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

/** The settings of a project; the service's config.ts documents them. */
export interface AuthSettings {
  readonly autoconfirm?: boolean;
  readonly signupEnabled?: boolean;
  readonly emailProviderEnabled?: boolean;
  readonly accessTokenSeconds?: number;
  readonly passwordMinLength?: number;
  readonly passwordRequiredCharacters?: string;
  readonly passwordRulesFor?: string;
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
  readonly purpose: 'signup' | 'invite' | 'recovery' | 'magiclink';
  /** The link in the mail. */
  readonly link: string;
  /** The token hash inside the link. */
  readonly token: string;
}
