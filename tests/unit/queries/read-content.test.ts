import { expect, test } from 'vitest';
import { chooseForFirm } from '#src/queries/read-content.ts';

const sources = [
  [
    { file: 'a.yaml', fields: { x: ['{if plan}a{end}'] }, text: '' },
    'x[0]: {if plan}: no condition',
  ],
  [{ file: 'a.md', fields: {}, text: '{if plans}a' }, 'text: {if …} and {end} do not match'],
] as const;

test.each(sources)(
  'OWN-5 a condition that is wrong stops with file and field: %j',
  (source, message) => {
    const choose = () => chooseForFirm(source);
    expect(choose).toThrow(`${source.file}: ${message}`);
    try {
      choose();
    } catch (error) {
      // A stack would lead to the code and not to the mistake.
      expect(error).toHaveProperty('stack', undefined);
    }
  },
);
