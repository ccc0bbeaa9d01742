import { describe, expect, test } from 'vitest';
import { hasLanguage } from '#src/queries/edition.ts';
import { readTranslations } from '#src/queries/translation-files.ts';

describe.runIf(hasLanguage('es'))('the Spanish files', () => {
  test('ES-6 every text fits its English one', () => {
    expect(
      readTranslations('es').flatMap(({ file, misfits }) =>
        misfits.map((misfit) => ({ file, ...misfit })),
      ),
    ).toEqual([]);
  });
});
