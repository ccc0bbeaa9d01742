import { refusal } from '#dev/auth-service/errors/catalogue.ts';

const maxLength = 255;
// As lenient as the server: outer blanks, "Name <a@b.co>" and a host without a dot all pass.
const format = /^\s*(?:[^<>@]*<)?[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)*>?\s*$/i;

/**
 * The address as it is stored: lower-cased, nothing else (contract 3.2).
 * @throws AuthError validation_failed when too long or of a bad format
 */
export function checkedEmail(email: string): string {
  if (email.length > maxLength) throw refusal.invalid('An email address is too long');
  if (format.test(email)) return email.toLowerCase();
  throw refusal.invalid('Unable to validate email address: invalid format');
}
