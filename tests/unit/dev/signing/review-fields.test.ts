// cspell:ignore Fugas
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withReview } from '#dev/signing/review-fields.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { readTranslations, translationFolder } from '#src/queries/translation-files.ts';

const NONE = { source: null, signature: null, reviewedBy: null, reviewedOn: null };
const NONE_IN_YAML = 'source: null\nsignature: null\nreviewedBy: null\nreviewedOn: null\n';
const SIGNED = {
  source: 'ebb503284a5d:wsq',
  signature: '000000000000:-_a',
  reviewedBy: 'Ana: Ruiz',
  reviewedOn: '2026-11-20',
};
const SIGNED_IN_YAML =
  "source: ebb503284a5d:wsq\nsignature: 000000000000:-_a\nreviewedBy: 'Ana: Ruiz'\nreviewedOn: 2026-11-20\n";
const TEXTS = "# A note.\nheading: 'Hola'\nsteps:\n  - source: uno\n";

describe('withReview', () => {
  test.each([
    ['a file without a review', TEXTS, TEXTS],
    ['a signed file', SIGNED_IN_YAML + TEXTS, TEXTS],
    [
      'fields in several lines',
      `heading: Hola\nsource: >-\n  abc\n  def\nlast: 1\n`,
      'heading: Hola\nlast: 1\n',
    ],
  ])('replaces the fields of %s and nothing else', (_, before, texts) => {
    expect(withReview(before, NONE)).toBe(NONE_IN_YAML + texts);
    expect(withReview(before, SIGNED)).toBe(SIGNED_IN_YAML + texts);
  });

  test('leaves the text of a Markdown file', () => {
    const body = '---\nHola.\n\nsource: no field\n---\n';
    expect(withReview(`---\nsource: abc\ntitle: Fugas\n${body}`, SIGNED)).toBe(
      `---\n${SIGNED_IN_YAML}title: Fugas\n${body}`,
    );
  });

  test.runIf(hasLanguage('es'))('writes every file of the edition as it is', () => {
    const files = globSync('**/*.{yaml,md}', { cwd: translationFolder('es') }).toSorted();
    const translations = readTranslations('es');
    expect(translations.map(({ name }) => name)).toEqual(files);
    for (const { name, review } of translations) {
      const text = readFileSync(`${translationFolder('es')}/${name}`, 'utf8');
      expect(withReview(text, review), name).toBe(text);
    }
  });
});
