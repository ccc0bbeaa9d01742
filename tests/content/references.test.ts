import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { company, content, type Content } from '#src/queries/content.ts';
import { factsFor } from '#src/queries/interpolate-facts.ts';
import { readEntry } from '#src/queries/read-content.ts';
import { readFile } from '#src/queries/read-file.ts';
import { serviceSchema } from '#src/schemas/service.ts';
import { workInEmptyFolder } from '#tests/support/folders.ts';

const { licensedServices, faq } = content('en');
const HEATERS = 'src/content/services/water-heaters.md';
const CONTENT = resolve('src/content');

// Each test changes files in a copy of the content. tests/unit/queries/cross-checks.test.ts has the
// other conflicts between files.
workInEmptyFolder();
beforeEach(() => {
  cpSync(CONTENT, 'src/content', { recursive: true });
});

/** Changes fields of a file, or its text. */
function change(file: string, fields: object, body?: string) {
  const { fields: old, text } = readFile(file);
  const changed = stringify(Object.assign({}, old, fields));
  writeFileSync(file, file.endsWith('.md') ? `---\n${changed}---\n${body ?? text}\n` : changed);
}

describe('the reader of all content stops the build', () => {
  /** Reads a part of the English content with a reader that has kept nothing. */
  async function read<Name extends keyof Content>(name: Name): Promise<Content[Name]> {
    vi.resetModules();
    const reader = await import('#src/queries/content.ts');
    return reader.content('en')[name];
  }

  test.each(['services', 'faq', 'legal'] as const)('for no %s', async (name) => {
    rmSync(`src/content/${name}`, { recursive: true });
    await expect(read(name)).rejects.toThrow(
      `src/content/${name}: no files, at least one is needed`,
    );
  });

  test('SERV-1 for a card of a service without a file', async () => {
    const [card] = licensedServices.cards;
    rmSync(`src/content/services/${card?.service}.md`);
    await expect(read('services')).rejects.toThrow(
      `src/content/licensed-services.yaml: cards[0]: service: no service '${card?.service}'`,
    );
  });

  test('FAQ-2 for two categories with the same question id', async () => {
    const [first, second] = faq.map(({ slug }) => `src/content/faq/${slug}.yaml`);
    change(String(second), { questions: faq[0]?.questions });
    await expect(read('faq')).rejects.toThrow(
      new RegExp(`^${second}: question '[a-z0-9-]+' is also in ${first}$`),
    );
  });

  test('for a page of a city or a legal text without a file', async () => {
    rmSync('src/content/legal/privacy-policy.md');
    vi.resetModules();
    const { getCity, getLegalPage } = await import('#src/queries/collections.ts');
    expect(() => getCity('atlantis')).toThrow('no file src/content/cities/atlantis.md');
    expect(() => getLegalPage('privacy-policy')).toThrow(
      'no file src/content/legal/privacy-policy.md',
    );
  });
});

describe('a file of a folder', () => {
  const read = () => readEntry('services/water-heaters.md', serviceSchema, 'en', factsFor('en'));

  test('has its text as HTML', () => {
    change(HEATERS, {}, '## Call us\n\nAt **{company.phone}**');
    expect(read()).toMatchObject({
      slug: 'water-heaters',
      html: `<h2 id="call-us">Call us</h2>\n<p>At <strong>${company.phone.display}</strong></p>`,
    });
  });

  test.each([
    ['with an unknown fact', {}, 'See {picture} here', `${HEATERS}: unknown fact {picture}`],
    ['without text', {}, ' \n', `${HEATERS}: the text below the fields is missing`],
    [
      'with an unknown fact in a field',
      { callWhen: ['Call {company.fax}', 'Or', 'Wait'] },
      'Words',
      `${HEATERS}: callWhen[0]: unknown fact {company.fax}`,
    ],
  ])('SERV-3 %s stops the build', (_, fields, text, message) => {
    change(HEATERS, fields, text);
    expect(read).toThrow(message);
  });
});
