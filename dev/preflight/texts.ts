import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { addressOfPage, pageFiles } from '#src/integrations/built-pages.ts';

/** What a visitor can read at one place, a line for each block of text. */
export interface Text {
  /** the page's address, or the content file where the site is not built */
  readonly place: string;
  readonly lines: readonly string[];
}

/** All that was read. */
export interface Texts {
  /** where they come from, in words */
  readonly source: string;
  /** whether a text is a whole page, with what its layout adds */
  readonly isBuilt: boolean;
  readonly texts: readonly Text[];
}

const CONTENT = 'src/content';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

function pageText(dist: string, file: string): Text {
  // Minified neighbours touch: a blank parts the words of one from those of the other.
  const html = readFileSync(join(dist, file), 'utf8').replaceAll('><', '> <');
  const document = parse(html);
  for (const hidden of document.querySelectorAll('head, script, style, template')) hidden.remove();
  return { place: addressOfPage(file), lines: linesOf(document.structuredText) };
}

/** Reads what the site says: the built pages, or the content files where nothing is built. */
export function readTexts(dist: string): Texts {
  if (existsSync(join(dist, 'index.html'))) {
    const texts = pageFiles(dist)
      .toSorted()
      .map((file) => pageText(dist, file));
    return { source: `the ${texts.length} built pages`, isBuilt: true, texts };
  }
  const texts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yaml|ts)$/.test(file))
    .toSorted()
    .map((file) => ({
      place: `${CONTENT}/${file}`,
      lines: linesOf(readFileSync(join(CONTENT, file), 'utf8')),
    }));
  return { source: `the content files (no site in ${dist})`, isBuilt: false, texts };
}
