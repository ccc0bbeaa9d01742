import type { Tag } from './page-tags.ts';

/** Text to stand in a page in place of a stretch of it; where the stretch is empty, put in. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @returns an edit that takes an element out */
export function removal({ start, end }: Tag): Edit {
  return { start, end, text: '' };
}

/**
 * @returns an edit that puts an inline module at the end of the body
 * @throws Error when the page does not say where its body ends
 */
export function moduleAtEnd(html: string, text: string): Edit {
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error('no </body>: an inline module stands before it');
  return { start: end, end, text: `<script type="module">${text}</script>` };
}

/** @returns the page with edits that do not overlap, given in any order */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(html.slice(from, start), text);
    from = end;
  }
  return pieces.join('') + html.slice(from);
}
