import { refusal } from '#dev/auth-service/errors/catalogue.ts';

const maxLength = 255;
// A host without a dot passes, as on the server; a label may not begin or end with a hyphen.
const label = '(?!-)[a-z\\d-]{1,63}(?<!-)';
const emailFormat = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})*$`, 'i');
const phoneFormat = /^[1-9]\d{1,14}$/;

/**
 * The address as it is stored: lower-cased, nothing else (contract 3.2).
 * @throws AuthError validation_failed when too long or of a bad format
 */
export function checkedEmail(email: string): string {
  if (email.length > maxLength) throw refusal.invalid('An email address is too long');
  if (emailFormat.test(email)) return email.toLowerCase();
  throw refusal.invalid('Unable to validate email address: invalid format');
}

/**
 * Checks a phone number, which this service can do nothing with.
 * @throws AuthError validation_failed unless it is of the E.164 format; a plus sign and blanks may stand
 */
export function checkPhone(phone: string): void {
  if (phoneFormat.test(phone.replace(/^\+/, '').replaceAll(' ', ''))) return;
  throw refusal.invalid('Invalid phone number format (E.164 required)');
}
