import type { Settings } from './config.ts';
import { AuthError, invalid } from './errors.ts';

const MAX_EMAIL_LENGTH = 255;
// A host without a dot is valid, as on the real server; a label may not begin or end with a hyphen.
const label = '(?!-)[a-z\\d-]{1,63}(?<!-)';
const EMAIL_FORMAT = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})*$`, 'i');

/**
 * Validates an address and converts it to lower case, as it is stored (contract 3.2).
 * @throws AuthError validation_failed when it is too long or malformed
 */
export function checkedEmail(email: string): string {
  if (email.length > MAX_EMAIL_LENGTH) throw invalid('An email address is too long');
  if (EMAIL_FORMAT.test(email)) return email.toLowerCase();
  throw invalid('Unable to validate email address: invalid format');
}

const MIN_BYTES = 6;
const MAX_BYTES = 72;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Splits the value of GOTRUE_PASSWORD_REQUIRED_CHARACTERS into its sets. */
function characterSets(requiredCharacters: string): readonly string[] {
  const sets = requiredCharacters.split(/(?<!\\):/).map((set) => set.replaceAll('\\:', ':'));
  return sets.filter((set) => set !== '');
}

/**
 * Lists why a password is weak (contract 2.4 and 4).
 * @returns the sentences and reasons, or undefined for a password that meets the rules
 */
export function weakness(settings: Settings, { email, password }: Credentials) {
  const { passwordMinLength, passwordRequiredCharacters, passwordRulesFor } = settings;
  const hasRules = ['', email.toLowerCase()].includes(passwordRulesFor);
  const minimum = hasRules ? Math.max(MIN_BYTES, passwordMinLength) : MIN_BYTES;
  const sets = hasRules ? characterSets(passwordRequiredCharacters) : [];
  const messages: string[] = [];
  const reasons: string[] = [];
  // The real server counts bytes of UTF-8, not characters.
  if (Buffer.byteLength(password) < minimum) {
    reasons.push('length');
    messages.push(`Password should be at least ${minimum} characters.`);
  }
  if (sets.some((set) => ![...set].some((character) => password.includes(character)))) {
    reasons.push('characters');
    const list = sets.join(', ');
    messages.push(`Password should contain at least one character of each: ${list}.`);
  }
  return reasons.length === 0 ? undefined : { message: messages.join(' '), reasons };
}

/**
 * Refuses a password that may not be set.
 * @throws AuthError validation_failed over 72 bytes, weak_password when it breaks the rules
 */
export function checkNewPassword(settings: Settings, credentials: Credentials): void {
  if (Buffer.byteLength(credentials.password) > MAX_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  const weak = weakness(settings, credentials);
  if (weak !== undefined) throw new AuthError('weak_password', weak);
}
