import { type Site, compress } from './site-files.ts';

const WORDS = 'Words that a browser has to draw, about as many as a short letter has. '.repeat(15);
const HTML = `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Bare page</title>
<main><h1>Bare page</h1><p>${WORDS}</p><p><a href="/next">Next page</a></p>
<details><summary>More words</summary><p>${WORDS}</p></details></main></html>`;

/**
 * Two kilobytes of bare HTML under every address, with the site's own rules for fetching links
 * ahead. What such a page takes here is what this browser on this machine takes for any page.
 */
export function bareSite(site: Site, quality: number): Site {
  const { headers } = site('/');
  const page = { status: 200, headers, body: compress(Buffer.from(HTML), quality) };
  return (path) => (path.includes('.') ? site(path) : page);
}
