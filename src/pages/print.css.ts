import type { APIRoute } from 'astro';
import { fillText } from '#src/domain/fill-text.ts';
import { LANGUAGE_TAGS } from '#src/domain/locale.ts';
import { company } from '#src/queries/content.ts';
import { emergencyCall } from '#src/queries/emergency-calls.ts';
import { contact } from '#src/routes/contact.ts';
import { inLanguage } from '#src/routes/in-language.ts';
import { siteAddress } from '#src/seo/site-address.ts';
import printStyles from '#src/styles/print.css?inline';

/** Comment of the compiler, which every visitor would be sent. */
const BANNER = /^\/\*![^*]*\*\/\s*/;

const say = (words: string) => `{content:${JSON.stringify(words)}}`;

/** Whose each sheet is, also of those without letterhead, and where its page is. */
const margins =
  `@page{@top-left${say(company.name)}@top-right${say(contact.phone)}` +
  `@bottom-left${say(siteAddress.host)}}`;

/** The button that calls the gas company does not show its number. */
const gas = emergencyCall('call.gas');
const gasNumber = `.btn-quiet[href="${gas.href}"]::after${say(` ${gas.text}`)}`;

/** Where the answers of the index are, and what the lines at the end of a leaflet are for (sheet.css). */
const notes = company.languages.map((locale) => {
  const { copy, paths } = inLanguage(locale);
  const address = siteAddress.host + paths.answers;
  const inPage = `:root:lang(${LANGUAGE_TAGS[locale]})`;
  return (
    `${inPage} .answers-top h1::after${say(fillText(copy.answers.printNote, { address }))}` +
    '@supports (height:calc-size(auto,size)){' +
    `${inPage} main:has(#homes,.terms,.ways,.beside-list)::after${say(copy.pages.calculator.notes)}}`
  );
});

/** The rules for paper of every page, which a browser requests last (docs/decisions/013-paper-in-a-file.md). */
export const GET: APIRoute = () =>
  new Response(
    printStyles.replace(BANNER, '') + `@media print{${margins}${gasNumber}${notes.join('')}}`,
    {
      headers: { 'Content-Type': 'text/css' },
    },
  );
