import { compare, hash } from 'bcryptjs';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { Settings } from '#dev/auth-service/settings.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const minBytes = 6;
const maxBytes = 72;

/** The sets of GOTRUE_PASSWORD_REQUIRED_CHARACTERS. */
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
  const minimum = hasRules ? Math.max(minBytes, passwordMinLength) : minBytes;
  const sets = hasRules ? characterSets(passwordRequiredCharacters) : [];
  const found: { reason: string; message: string }[] = [];
  // The server counts bytes of UTF-8, not characters.
  if (Buffer.byteLength(password) < minimum) {
    found.push({ reason: 'length', message: `Password should be at least ${minimum} characters.` });
  }
  if (sets.some((set) => ![...set].some((character) => password.includes(character)))) {
    const list = sets.join(', ');
    const message = `Password should contain at least one character of each: ${list}.`;
    found.push({ reason: 'characters', message });
  }
  if (found.length === 0) return undefined;
  return {
    message: found.map(({ message }) => message).join(' '),
    reasons: found.map(({ reason }) => reason),
  };
}

/**
 * Refuses a password that may not be set.
 * @throws AuthError validation_failed over 72 bytes, weak_password where it breaks the rules
 */
export function checkNewPassword(settings: Settings, credentials: Credentials): void {
  const { password } = credentials;
  if (Buffer.byteLength(password) > maxBytes) {
    throw refusal.invalid(`Password cannot be longer than ${maxBytes} characters`);
  }
  const found = weakness(settings, credentials);
  if (found !== undefined) throw refusal.weakPassword(found.message, found.reasons);
}

/** A bcrypt hash. */
export function hashPassword(password: string, cost: number): Promise<string> {
  return hash(password, cost);
}

/** True when the password is the hashed one. */
export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return compare(password, passwordHash);
}
