import type { APIRoute } from 'astro';
import printStyles from '#src/styles/print.css?inline';

/** The rules for paper of every page, which a browser requests last (docs/decisions/013-paper-in-a-file.md). */
export const GET: APIRoute = () =>
  new Response(printStyles, { headers: { 'Content-Type': 'text/css' } });
