import type { APIRoute } from 'astro';
import { company } from '#src/queries/content.ts';
import { emergencyCall } from '#src/queries/emergency-calls.ts';
import { contact } from '#src/routes/contact.ts';
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

/** The rules for paper of every page, which a browser requests last (docs/decisions/013-paper-in-a-file.md). */
export const GET: APIRoute = () =>
  new Response(printStyles.replace(BANNER, '') + `@media print{${margins}${gasNumber}}`, {
    headers: { 'Content-Type': 'text/css' },
  });
