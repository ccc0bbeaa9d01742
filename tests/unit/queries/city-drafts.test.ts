import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { draftText, readCityDraft } from '#src/queries/city-drafts.ts';
import { company } from '#src/queries/content.ts';
import { readFile } from '#src/queries/read-file.ts';
import { citySchema } from '#src/schemas/city.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

const published = readFile(`src/content/cities/${company.base.slug}.md`);
const { description, answer, job, ...facts } = citySchema.parse(published.fields);
const folder = temporaryFolder();

function draft(fields: object, note = '') {
  const file = join(folder, 'maywood.md');
  writeFileSync(file, `---\n${stringify({ ...facts, name: 'Maywood', ...fields })}---\n${note}`);
  return readCityDraft(file);
}

describe('OWN-2 a draft of a city', () => {
  test.each<readonly [fields: object, note: string, text: string]>([
    [{}, '', 'Maywood: description, worked answer, priced job, local note'],
    [{ description, answer }, 'A note.', 'Maywood: priced job'],
    [{ description, answer, job }, ' \n', 'Maywood: local note'],
    [{ description, answer, job }, 'A note.', 'Maywood: complete, publish it on the page Launch'],
    ...(facts.water === undefined
      ? []
      : [
          [
            { description, answer, job, water: undefined },
            'A note.',
            'Maywood: water supplier',
          ] as const,
        ]),
  ])('lists the texts that it lacks: %#', (fields, note, text) => {
    expect(draftText(draft(fields, note))).toContain(text);
  });

  test('OWN-7 has a preview with a remark in place of each text that it lacks', () => {
    const { preview } = draft({ description, answer });
    expect(preview).toMatchObject({ slug: 'maywood', description, answer });
    expect(preview.job.name).toBe('Not written yet');
    expect(preview.html).toContain('Not written yet: the local note.');
  });

  test.each([
    [{ zips: [] }, /maywood\.md is not valid[^]*zips/],
    [{ mayor: 'someone' }, /maywood\.md is not valid[^]*mayor/],
  ])('is refused with file and field: %#', (fields, message) => {
    expect(() => draft(fields)).toThrow(message);
  });
});
