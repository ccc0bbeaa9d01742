import { describe, expect, test } from 'vitest';
import { answerBlocks } from '#src/islands/faq/answer-blocks.ts';

describe('FAQ-2 an answer is read as its file writes it', () => {
  test.each([
    ['One.', [{ kind: 'paragraph', text: 'One.' }], 'a paragraph'],
    ['\n One \n two.\n', [{ kind: 'paragraph', text: 'One two.' }], 'lines within one'],
    [
      'One.\n\n \nTwo.',
      [
        { kind: 'paragraph', text: 'One.' },
        { kind: 'paragraph', text: 'Two.' },
      ],
      'empty lines part',
    ],
    ['- a\n- b', [{ kind: 'list', items: ['a', 'b'] }], 'a list'],
    ['- a\nb', [{ kind: 'paragraph', text: '- a b' }], 'a list must be one throughout'],
  ])('%j: case %#', (answer, blocks, _why) => {
    expect(answerBlocks(answer)).toEqual(blocks);
  });
});
