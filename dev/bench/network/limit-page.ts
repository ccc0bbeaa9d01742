import { parse } from 'node-html-parser';

const TAKEN_OUT = [
  'script',
  'link[rel="preload"]',
  'link[rel="modulepreload"]',
  'link[rel="stylesheet"]',
  'link[rel="prefetch"]',
  'link[rel="preconnect"]',
].join(', ');

/**
 * The limit of a page: the same final HTML without scripts, preloads, external styles and fonts.
 * Nothing that shows the same text in the same look can be faster over the same line.
 */
export function limitPage(html: string): string {
  const document = parse(html, { comment: true });
  for (const element of document.querySelectorAll(TAKEN_OUT)) element.remove();
  for (const style of document.querySelectorAll('style'))
    style.set_content(style.rawText.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  return document.toString();
}
