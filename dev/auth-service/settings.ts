/** The settings of a hosted project, which the control port changes here. */
export interface Settings {
  readonly autoconfirm: boolean;
  readonly signupEnabled: boolean;
  readonly emailProviderEnabled: boolean;
  /** Bytes of UTF-8; values below 6 count as 6. */
  readonly passwordMinLength: number;
  /** Sets separated by colons; a password needs a character of each. `\:` is a colon in a set. */
  readonly passwordRequiredCharacters: string;
  /** The only account that both rules above apply to, for parallel tests; '' means all. */
  readonly passwordRulesFor: string;
  /** Per-IP limits of contract 1.4. */
  readonly ipLimiter: boolean;
  /** Limit for the whole project; null means unlimited, 0 refuses every email. */
  readonly mailsPerHour: number | null;
}

/** Defaults of a new hosted project (contract 7), without limits that interrupt test runs. */
export const defaultSettings: Settings = {
  autoconfirm: false,
  signupEnabled: true,
  emailProviderEnabled: true,
  passwordMinLength: 6,
  passwordRequiredCharacters: '',
  passwordRulesFor: '',
  ipLimiter: false,
  mailsPerHour: null,
};

const flags = ['autoconfirm', 'signupEnabled', 'emailProviderEnabled', 'ipLimiter'] as const;
const texts = ['passwordRequiredCharacters', 'passwordRulesFor'] as const;
const counts = ['passwordMinLength', 'mailsPerHour'] as const;

function isOneOf<Name extends string>(names: readonly Name[], key: string): key is Name {
  return names.some((name) => name === key);
}

/**
 * Applies a change from the control port.
 * @throws TypeError for a name that does not exist or a value of the wrong type
 */
export function changedSettings(current: Settings, change: Readonly<Record<string, unknown>>) {
  const next: { -readonly [Name in keyof Settings]: Settings[Name] } = { ...current };
  for (const [key, value] of Object.entries(change)) {
    if (isOneOf(flags, key) && typeof value === 'boolean') next[key] = value;
    else if (isOneOf(texts, key) && typeof value === 'string') next[key] = value;
    else if (isOneOf(counts, key) && typeof value === 'number' && value >= 0) next[key] = value;
    else if (key === 'mailsPerHour' && value === null) next.mailsPerHour = null;
    else throw new TypeError(`No such setting, or not its type: ${key}=${JSON.stringify(value)}`);
  }
  return next;
}
