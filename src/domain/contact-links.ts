const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Builds the address of a phone link.
 *
 * @param e164 - Phone number in E.164 form, such as `+16265550142`.
 * @returns the link, such as `tel:+16265550142`.
 * @throws RangeError for any other form: some phones do not dial parentheses and spaces.
 */
export function telLink(e164: string): string {
  if (!E164.test(e164)) throw new RangeError(`Not a phone number in E.164 form: '${e164}'`);
  return `tel:${e164}`;
}

/** A number as pages print it: `(562) 555-0142` or `1-800-555-0142`. */
export const PRINTED_NUMBER = /^(?:1-\d{3}-|\(\d{3}\) )\d{3}-\d{4}$/;

/**
 * Builds the address of a phone link from a printed number (OWN-4).
 *
 * @throws RangeError for any other form than that of {@link PRINTED_NUMBER}.
 */
export function telLinkOfPrinted(number: string): string {
  if (!PRINTED_NUMBER.test(number)) throw new RangeError(`Not a printed number: '${number}'`);
  return telLink(`+1${number.replaceAll(/\D/g, '').slice(-10)}`);
}

/**
 * Builds the address of an email link (RFC 6068).
 *
 * @param email - Recipient.
 * @param subject - Subject line.
 * @param body - Plain text with any kind of line break.
 * @returns a percent-encoded `mailto:` address with CR LF line breaks.
 */
export function mailtoLink(email: string, subject: string, body?: string): string {
  const recipient = encodeURIComponent(email).replaceAll('%40', '@');
  const fields = [`subject=${encodeURIComponent(subject)}`];
  if (body !== undefined) {
    fields.push(`body=${encodeURIComponent(body.replace(/\r\n|\r|\n/g, '\r\n'))}`);
  }
  return `mailto:${recipient}?${fields.join('&')}`;
}
