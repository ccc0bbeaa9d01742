import type { APIRoute } from 'astro';
import printStyles from '#src/styles/print.css?inline';

/** Comment of the compiler, which every visitor would be sent. */
const BANNER = /^\/\*![^*]*\*\/\s*/;

/** The rules for paper of every page, which a browser requests last (docs/decisions/013-paper-in-a-file.md). */
export const GET: APIRoute = () =>
  new Response(printStyles.replace(BANNER, ''), { headers: { 'Content-Type': 'text/css' } });
