/** A paragraph or list of an answer. */
export type AnswerBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const BULLET = /^- /;

/**
 * Parses an answer from its content file.
 *
 * @param answer - Plain text. Empty lines separate blocks; a block in which every line begins with
 * '- ' is a list.
 * @returns the blocks in order. Line breaks within a paragraph become spaces.
 */
export function answerBlocks(answer: string): AnswerBlock[] {
  const blocks = answer.trim().split(/\n\s*\n/);
  return blocks.map((block) => {
    const lines = block.split('\n').map((line) => line.trim());
    return lines.every((line) => BULLET.test(line))
      ? { kind: 'list', items: lines.map((line) => line.replace(BULLET, '')) }
      : { kind: 'paragraph', text: lines.join(' ') };
  });
}
