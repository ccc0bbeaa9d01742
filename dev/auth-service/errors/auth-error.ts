/** A refusal as the contract words it (section 4); thrown anywhere, answered in one place. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  /** Only for weak passwords: `length`, `characters`, `pwned`. */
  readonly reasons: readonly string[] | undefined;

  constructor(status: number, code: string, message: string, reasons?: readonly string[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}
