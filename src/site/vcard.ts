import type { Company } from '#src/schemas/company.ts';

const FOLD_AT_BYTES = 75;

/** Commas, semicolons, backslashes and line breaks separate values unless escaped (RFC 2426). */
function escapeValue(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Long lines go on in the next one, after a blank; a character is never cut in two. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > FOLD_AT_BYTES) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/**
 * The company as an address-book entry: vCard 3.0, which every phone reads.
 *
 * In: the company's facts. Out: the file's text, lines ended by CR LF as the format wants.
 */
export function companyVcard(company: Company): string {
  const { name, base, hours } = company;
  const note = [
    `${hours.weekdays.display}. ${hours.weekends}.`,
    `Emergency line ${hours.emergency}.`,
    `License ${company.licenseNumber}`,
  ].join(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeValue(name)};;;;`,
    `FN:${escapeValue(name)}`,
    `ORG:${escapeValue(name)}`,
    // Without it Apple's address book files a firm under its first word as a person.
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${company.phone.e164}`,
    `EMAIL;TYPE=INTERNET:${escapeValue(company.email)}`,
    `ADR;TYPE=WORK:;;;${escapeValue(base.name)};${base.region};${base.postalCode};USA`,
    `URL:${company.siteUrl}`,
    `NOTE:${escapeValue(note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
