import type { APIRoute } from 'astro';
import { paths } from '#src/routes/paths.ts';

// Blocks no page: crawlers must read a page to find its `noindex`.
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(paths.sitemap, site).href}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
