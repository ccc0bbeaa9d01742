import { expect, test } from 'vitest';
import { answerBlocks } from '#src/islands/faq/answer-blocks.ts';

test.each([
  ['One.', [{ kind: 'paragraph', text: 'One.' }], 'a paragraph'],
  ['\n One \n two.\n', [{ kind: 'paragraph', text: 'One two.' }], 'joins the lines of a paragraph'],
  [
    'One.\n\n \nTwo.',
    [
      { kind: 'paragraph', text: 'One.' },
      { kind: 'paragraph', text: 'Two.' },
    ],
    'splits paragraphs at empty lines',
  ],
  ['- a\n- b', [{ kind: 'list', items: ['a', 'b'] }], 'a list'],
  ['- a\nb', [{ kind: 'paragraph', text: '- a b' }], 'a list only if every line is an item'],
])('FAQ-2 answerBlocks of %j: case %#', (answer, blocks, _why) => {
  expect(answerBlocks(answer)).toEqual(blocks);
});
