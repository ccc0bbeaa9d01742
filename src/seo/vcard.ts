import { fillText } from '#src/domain/fill-text.ts';
import type { Content } from '#src/queries/content.ts';
import { spokenText } from '#src/queries/edition.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { canonicalUrl } from './head.ts';
import { siteAddress } from './site-address.ts';

const FOLD_AT_BYTES = 75;

/** Escapes commas, semicolons, backslashes and line breaks, which separate values (RFC 2426). */
function escapeValue(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a line at 75 bytes; continuation lines begin with a space. Characters are not split. */
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
 * Builds the company's address book entry as vCard 3.0, which every phone supports.
 *
 * @param content - Facts and texts in the language of the entry.
 * @returns text of the file, with CR LF line endings.
 */
export function companyVcard({
  company,
  locale,
  officeHours,
  site,
}: Pick<Content, 'company' | 'locale' | 'officeHours' | 'site'>): string {
  const { name, base } = company;
  const spoken = spokenText(locale);
  const note = [
    ...officeHours.week,
    ...(site.emergencies === undefined ? [] : [site.emergencies]),
    ...(spoken === undefined ? [] : [spoken.replace(/\.$/, '')]),
    fillText(site.footer.license, { license: company.licenseNumber }),
  ].join('. ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeValue(name)};;;;`,
    `FN:${escapeValue(name)}`,
    `ORG:${escapeValue(name)}`,
    // Otherwise Apple's address book sorts the company as a person by the first word of its name.
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${company.phone.e164}`,
    `EMAIL;TYPE=INTERNET:${escapeValue(company.email)}`,
    `ADR;TYPE=WORK:;;;${escapeValue(base.name)};${base.region};${base.postalCode};USA`,
    `URL:${canonicalUrl(pathsIn(locale).home, siteAddress)}`,
    `NOTE:${escapeValue(note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
