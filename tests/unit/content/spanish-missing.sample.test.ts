import { expect, test } from 'vitest';
import { listMissingTexts } from '#src/queries/translation-files.ts';

test('ES-6 no Spanish file is missing', () => {
  expect(listMissingTexts('es')).toEqual([]);
});
