import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { addressOfPage, pageFiles } from '#src/integrations/built-pages.ts';

/** The visible text of one page or file, one line per block. */
export interface Text {
  /** the page's address, or the content file when the site is not built */
  readonly place: string;
  readonly lines: readonly string[];
}

/** All texts that were read. */
export interface Texts {
  /** their origin, for the report */
  readonly source: string;
  /** whether they are built pages, which include the layout */
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
  // The HTML is minified: a space separates the words of adjacent elements.
  const html = readFileSync(join(dist, file), 'utf8').replaceAll('><', '> <');
  const document = parse(html);
  for (const hidden of document.querySelectorAll('head, script, style, template')) hidden.remove();
  return { place: addressOfPage(file), lines: linesOf(document.structuredText) };
}

/** Reads the built pages, or the content files when the site is not built. */
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
