import { expect, test } from 'vitest';
import { splitFrontMatter } from '#src/domain/front-matter.ts';

test.each([
  ['fields and text', '---\na: 1\n---\nText\n', { fields: 'a: 1\n', body: 'Text\n' }],
  ['a line of --- in the text', '---\na: 1\n---\nb\n---\n', { fields: 'a: 1\n', body: 'b\n---\n' }],
  ['fields without text', '---\na: 1\n---\n', { fields: 'a: 1\n', body: '' }],
  ['fields that do not end', '---\na: 1\n', undefined],
  ['a YAML file', 'a: 1\n', undefined],
])('splitFrontMatter splits %s', (_, text, parts) => {
  expect(splitFrontMatter(text)).toEqual(parts);
});
