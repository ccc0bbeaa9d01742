/** A piece of an answer, drawn as an element of its own. */
export type AnswerBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const BULLET = /^- /;

/**
 * Reads an answer as its file writes it.
 *
 * In: plain text; empty lines part its blocks; a block of lines that begin with '- ' is a list.
 * Out: the blocks in their order; other line breaks within a block are mere spaces.
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
