import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { addressOfPage, pageFiles } from '#src/integrations/built-pages.ts';

/** The visible text of a built page, one line per block. */
export interface PageText {
  readonly path: string;
  readonly lines: readonly string[];
}

/** A wording and the paths of the pages that contain it. */
export interface Finding {
  readonly words: string;
  readonly paths: readonly string[];
}

/** Characters shown on either side of a match. */
const CONTEXT = 45;

/** Reads the visible text of every page of a built site. */
export function readPageTexts(dist: string): readonly PageText[] {
  return pageFiles(dist)
    .toSorted()
    .map((file) => {
      // The HTML is minified: a space separates the words of adjacent elements.
      const page = parse(readFileSync(join(dist, file), 'utf8').replaceAll('><', '> <'));
      for (const hidden of page.querySelectorAll('head, script, style, template')) hidden.remove();
      const lines = page.structuredText.split('\n');
      return {
        path: addressOfPage(file),
        lines: lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()),
      };
    });
}

/** @returns each distinct wording that matches the pattern, with the words around it, most frequent first */
export function findWords(pages: readonly PageText[], pattern: RegExp): readonly Finding[] {
  const around = `.{0,${CONTEXT}}`;
  const excerpt = new RegExp(
    `(?<!\\S)${around}?(?:${pattern.source})${around}(?!\\S)`,
    pattern.flags,
  );
  const matches = pages.flatMap(({ path, lines }) =>
    lines.flatMap((line) => {
      // Most lines do not match, which the pattern alone finds ten times faster.
      const [words] = pattern.test(line) ? (excerpt.exec(line) ?? []) : [];
      if (words === undefined) return [];
      const start = line.startsWith(words) ? '' : '…';
      return [{ path, words: `${start}${words}${line.endsWith(words) ? '' : '…'}` }];
    }),
  );
  return [...Map.groupBy(matches, ({ words }) => words)]
    .map(([words, found]) => ({ words, paths: [...new Set(found.map(({ path }) => path))] }))
    .toSorted((a, b) => b.paths.length - a.paths.length);
}

/** @returns the paths of the pages with any of the wordings */
export const pagesOf = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.flatMap(({ paths }) => paths)),
];

/** @returns the paths of the pages without a match */
export function pagesWithout(pages: readonly PageText[], pattern: RegExp): readonly string[] {
  return pages
    .filter(({ lines }) => !lines.some((line) => pattern.test(line)))
    .map(({ path }) => path);
}

/** @returns the paths of the pages that show a figure, such as '$175', and not as part of another */
export function pagesWithFigure(pages: readonly PageText[], figure: string): readonly string[] {
  const whole = new RegExp(`(?<![\\d.,])${RegExp.escape(figure)}(?!,?\\d|\\.\\d*[1-9])`);
  return pages
    .filter(({ lines }) => lines.some((line) => whole.test(line)))
    .map(({ path }) => path);
}
