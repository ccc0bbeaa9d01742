import { expect, test } from 'vitest';
import { changesBesides } from '#dev/adopt/working-tree.ts';

test('OWN-3 an answers file that git does not have is no change that stops the command', () => {
  expect(changesBesides('firm/answers.yaml', '?? firm/answers.yaml\n')).toBe('');
  expect(
    changesBesides('firm/answers.yaml', ' M src/a.ts\n?? firm/answers.yaml\n?? b.yaml\n'),
  ).toBe(' M src/a.ts\n?? b.yaml');
});
