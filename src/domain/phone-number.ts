/** A phone number of the United States. */
export interface PhoneNumber {
  /** As pages show it, such as `(213) 555-0134`. */
  readonly display: string;
  /** As phones dial it and structured data has it, in E.164 form, such as `+12135550134`. */
  readonly e164: string;
}

/** Ten digits, with or without the country, as people write them. */
export const US_NUMBER =
  /^(?:\+?1[-. ]?)?(?:\(([2-9]\d\d)\) ?|([2-9]\d\d)[-. ]?)([2-9]\d\d)[-. ]?(\d{4})$/;

/**
 * Derives the shown and the dialed form of a phone number (OWN-4).
 *
 * @param text - The number in any usual writing, such as `213-555-0134`.
 * @throws RangeError when it is no number of the United States.
 */
export function phoneNumber(text: string): PhoneNumber {
  const [, inParentheses, bare, exchange, line] = US_NUMBER.exec(text) ?? [];
  const area = inParentheses ?? bare;
  if (area === undefined) throw new RangeError(`Not a US phone number: '${text}'`);
  return { display: `(${area}) ${exchange}-${line}`, e164: `+1${area}${exchange}${line}` };
}
