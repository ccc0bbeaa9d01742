import type { APIRoute } from 'astro';
import { paths } from '#src/site/paths.ts';

// Nothing is blocked: a page that may not be listed says so itself, and must be readable to do it.
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(paths.sitemap, site).href}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
