import { readdirSync } from 'node:fs';

/** @returns the HTML files of a built site, named from its folder on: 'services/drain-cleaning.html' */
export function pageFiles(dir: string | URL): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'));
}

/** @returns the file of the page at an address: '/login' gives 'login.html', '/' gives 'index.html' */
export function fileOfPage(path: string): string {
  return `${path.replace(/^\/|\/$/g, '') || 'index'}.html`;
}

/** @returns the address of the page in a file: 'index.html' gives '/' */
export function addressOfPage(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}
