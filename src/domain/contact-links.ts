/** Subjects of the e-mails a visitor starts (HEAD-5 and section 7 of the specification). */
export const SUBJECTS = {
  header: 'Schedule Plumbing Service',
  elsewhere: 'Schedule Service',
} as const;

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * The address of a telephone link.
 *
 * In: a number in E.164 form (`+16265550142`). Out: `tel:+16265550142`.
 * Throws a RangeError for any other form: brackets and spaces do not dial on every phone.
 */
export function telLink(e164: string): string {
  if (!E164.test(e164)) throw new RangeError(`Not a phone number in E.164 form: '${e164}'`);
  return `tel:${e164}`;
}

/**
 * The address of an e-mail link (RFC 6068).
 *
 * In: the recipient, a subject, and optionally a plain-text body with any line breaks.
 * Out: a `mailto:` address, everything percent-encoded, line breaks as CR LF.
 */
export function mailtoLink(email: string, subject: string, body?: string): string {
  const recipient = encodeURIComponent(email).replaceAll('%40', '@');
  const fields = [`subject=${encodeURIComponent(subject)}`];
  if (body !== undefined) {
    fields.push(`body=${encodeURIComponent(body.replace(/\r\n|\r|\n/g, '\r\n'))}`);
  }
  return `mailto:${recipient}?${fields.join('&')}`;
}
