import { compare, hash } from 'bcryptjs';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';

const minBytes = 6;
const maxBytes = 72;

const tooShort = `Password should be at least ${minBytes} characters.`;

/** Why a password is weak: its sentence and its reasons; undefined when it is good (contract 2.4). */
export function weakness(password: string) {
  // The server counts bytes of UTF-8, not characters.
  if (Buffer.byteLength(password) >= minBytes) return undefined;
  return { message: tooShort, reasons: ['length'] };
}

/**
 * Refuses a password that may not be set.
 * @throws AuthError validation_failed over 72 bytes, weak_password under 6
 */
export function checkNewPassword(password: string): void {
  if (Buffer.byteLength(password) > maxBytes) {
    throw refusal.invalid(`Password cannot be longer than ${maxBytes} characters`);
  }
  const found = weakness(password);
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
