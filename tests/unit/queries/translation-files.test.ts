// cspell:ignore ciérrela corre español fugas imagen llame nada pasos reparar válvulas zonas
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectReads } from '#src/queries/shown-files.ts';
import { textMarks } from '#src/queries/text-marks.ts';
import { readContent } from '#src/queries/read-content.ts';
import {
  listMissingTexts,
  readTranslation,
  readTranslations,
} from '#src/queries/translation-files.ts';
import { offlineSchema } from '#src/schemas/offline.ts';
import { workInEmptyFolder } from '#tests/support/folders.ts';

const TEXT = 'Call {company.phone}';
const SPANISH = 'Llame al {company.phone}';
const SOURCE = textMarks([['heading', TEXT]]);
const SIGNATURE = textMarks([['heading', TEXT, SPANISH]]);
const OTHER = '000000000000:abc';
const ANA = { by: 'Ana Ruiz', on: '2026-11-20' };

workInEmptyFolder();

/** Writes a file of src/content. */
function write(name: string, text: string) {
  const file = join('src/content', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the fields of a translation. */
function review({ source = SOURCE, signature = 'null', by = 'null', on = 'null' } = {}): string {
  return `source: '${source}'\nsignature: ${signature}\nreviewedBy: ${by}\nreviewedOn: ${on}\n`;
}

describe('readTranslation of a YAML file', () => {
  const writeHome = (fields: string, text = SPANISH) => {
    write('licensed-services.yaml', `heading: ${TEXT}\nicon: phone\n`);
    write('es/licensed-services.yaml', `${fields}heading: ${text}\n`);
  };

  test('returns the Spanish texts with the facts of the English file', () => {
    writeHome(review());
    expect(readTranslation('licensed-services.yaml', 'es')).toMatchObject({
      name: 'licensed-services.yaml',
      content: { heading: 'Llame al {company.phone}', icon: 'phone' },
      pairs: [{ field: 'heading', english: TEXT, translation: SPANISH }],
      marks: { source: SOURCE, signature: SIGNATURE },
      review: { source: SOURCE, signature: null, reviewedBy: null, reviewedOn: null },
    });
  });

  test.each([
    ['signed', { ...ANA, signature: SIGNATURE }],
    ['signed', { ...ANA, signature: SIGNATURE, source: OTHER }],
    ['unsigned', {}],
    ['unsigned', { ...ANA }],
    ['unsigned', { ...ANA, signature: OTHER }],
    ['unsigned', { ...ANA, signature: SIGNATURE, by: 'null' }],
    ['unsigned', { ...ANA, signature: SIGNATURE, on: 'null' }],
    ['changed', { source: OTHER }],
    ['changed', { ...ANA, source: OTHER, signature: OTHER }],
  ])('ES-5 is %s with %j', (state, fields) => {
    writeHome(review(fields));
    expect(readTranslation('licensed-services.yaml', 'es').state).toBe(state);
  });

  test('ES-5 is not signed any more when a text of either language changes', () => {
    writeHome(review({ ...ANA, signature: SIGNATURE }), 'Marque {company.phone}');
    expect(readTranslation('licensed-services.yaml', 'es')).toMatchObject({
      state: 'unsigned',
      outdated: [],
      unsigned: ['heading'],
    });
    writeHome(review({ ...ANA, signature: SIGNATURE }));
    write('licensed-services.yaml', 'heading: Dial {company.phone}\nicon: phone\n');
    expect(readTranslation('licensed-services.yaml', 'es')).toMatchObject({
      state: 'changed',
      outdated: ['heading'],
      unsigned: ['heading'],
    });
  });

  test('is not signed without the empty fields that the editor leaves out', () => {
    writeHome(`source: '${SOURCE}'\n`);
    expect(readTranslation('licensed-services.yaml', 'es').state).toBe('unsigned');
    writeHome('');
    expect(readTranslation('licensed-services.yaml', 'es').state).toBe('changed');
  });

  test.each([
    ['a mark that is a number', review().replace(/'.+'/, '5'), TEXT, 'source'],
    ['a day that does not exist', review({ on: '2026-02-30' }), TEXT, 'reviewedOn'],
    ['a name without letters', review({ by: "''" }), TEXT, 'reviewedBy'],
  ])('with %s names file and field', (_, fields, text, message) => {
    writeHome(fields, text);
    expect(() => readTranslation('licensed-services.yaml', 'es')).toThrow(
      /^src\/content\/es\/licensed-services\.yaml\b/,
    );
    expect(() => readTranslation('licensed-services.yaml', 'es')).toThrow(message);
  });

  const difference = {
    field: 'heading',
    problem: "placeholders are '', in English '{company.phone}'",
  };
  test.each([
    ['a fact that differs', review(), 'Llame', difference, TEXT],
    [
      'an unknown field',
      `${review({ ...ANA, signature: SIGNATURE })}note: Nota\n`,
      SPANISH,
      { field: 'note', problem: 'is not in the English file' },
      SPANISH,
    ],
  ])('ES-6 with %s is not signed', (_, fields, text, misfit, heading) => {
    writeHome(fields, text);
    expect(readTranslation('licensed-services.yaml', 'es')).toMatchObject({
      content: { heading },
      misfits: [misfit],
      state: 'unfit',
    });
  });

  test('ES-6 has the English texts while it is missing', () => {
    write('licensed-services.yaml', `heading: ${TEXT}\n`);
    expect(readTranslation('licensed-services.yaml', 'es')).toMatchObject({
      content: { heading: TEXT },
      inEnglish: ['heading'],
      state: 'unfit',
    });
    expect(() => readTranslation('edition.yaml', 'es')).toThrow(
      'src/content/es/edition.yaml: is missing, pages in this language need it',
    );
  });

  test.each([
    ['emergency.yaml', 'save'],
    ['faq/3-emergencies.yaml', 'title'],
    ['services/emergency-repairs.md', 'title'],
  ])('ES-6 stops when a text of safety in %s does not fit', (name, field) => {
    const inFile = (fields: string) =>
      name.endsWith('.md') ? `---\n${fields}---\n${TEXT}\n` : fields;
    write(name, inFile(`${field}: ${TEXT}\n`));
    write(`es/${name}`, inFile(`${review()}${field}: ${SPANISH}\n`));
    expect(readTranslation(name, 'es').state).not.toBe('unfit');
    write(`es/${name}`, inFile(`${review()}${field}: Llame\n`));
    expect(() => readTranslation(name, 'es')).toThrow(
      `src/content/es/${name}: ${field}: placeholders are '', in English '{company.phone}'\nThese are texts of safety: correct them`,
    );
  });
});

describe('readTranslation of a Markdown file', () => {
  const RUNS = '{company.base} has water that runs, and it runs by day and by night.';
  const ENGLISH = [RUNS, '## Valves', '- Close it', '- Call {company.phone}', '{company.name}'];
  const CORRE = 'Corre agua en {company.base}.';
  const SPANISH = [CORRE, '## Válvulas', '- Ciérrela', '- Al {company.phone}', '{company.name}'];
  const asFile = (fields: string, blocks: readonly string[]) =>
    `---\n${fields}---\n${blocks.join('\n\n')}\n`;
  const writeService = (blocks: readonly string[]) => {
    write('services/leaks.md', asFile('title: Leaks\n', ENGLISH));
    write('es/services/leaks.md', asFile(`${review()}title: Fugas\n`, blocks));
  };
  const read = () => readTranslation('services/leaks.md', 'es');

  test('pairs fields and blocks, which all count for the mark', () => {
    writeService(SPANISH);
    const { content, pairs, marks } = read();
    expect(content).toEqual({ title: 'Fugas' });
    expect(pairs).toContainEqual({
      field: 'text, block 2',
      english: '## Valves',
      translation: '## Válvulas',
    });
    const fields = ['title', ...ENGLISH.map((_, at) => `text, block ${at + 1}`)];
    const english = ['Leaks', ...ENGLISH];
    expect(marks.source).toBe(textMarks(fields.map((field, at) => [field, String(english[at])])));
  });

  test.each([
    ['a paragraph instead of a heading', 1, 'Válvulas', "is 'Válvulas', in English '## Valves'"],
    ['another level of heading', 1, '### Válvulas', "is '### Válvulas', in English '## Valves'"],
    [
      'the beginning of a long text',
      0,
      '## '.padEnd(50, 'x'),
      `is '## ${'x'.repeat(37)}', in English '${RUNS.slice(0, 40)}'`,
    ],
    ['a numbered item', 2, '1. Ciérrela', "is '1. Ciérrela', in English '- Close it'"],
    ['a fact that differs', 3, '- Llame', "placeholders are '', in English '{company.phone}'"],
  ])('ES-6 names %s', (_, at, block, problem) => {
    writeService(SPANISH.with(at, block));
    expect(read().misfits).toEqual([{ field: `text, block ${at + 1}`, problem }]);
  });

  test('ES-6 has the English block in the place of one with other facts, and all where the order differs', () => {
    writeService(SPANISH.with(3, '- Llame'));
    const marked = [`⸨${RUNS}⸩`, '## ⸨Valves⸩', '- ⸨Close it⸩', '- ⸨Call {company.phone}⸩'];
    expect(read().text.split('\n\n')).toEqual(SPANISH.with(3, String(marked[3])));
    expect(read().pairs.map(({ field }) => field)).not.toContain('text, block 4');
    writeService(SPANISH.with(1, 'Válvulas'));
    expect(read().text.split('\n\n')).toEqual([...marked, '{company.name}']);
    expect(read().pairs.map(({ field }) => field)).toEqual(['title']);
  });

  test.each([
    ['a block too few', SPANISH.slice(0, -1), "block 5: is '', in English '{company.name}'"],
    ['a block too many', [...SPANISH, 'Fin.'], "block 6: is 'Fin.', in English ''"],
  ])('ES-6 names %s', (_, blocks, message) => {
    writeService(blocks);
    expect(read().misfits.map(({ field, problem }) => `${field}: ${problem}`)).toEqual([
      `text, ${message}`,
    ]);
  });

  test('names a file whose fields are not between lines of ---', () => {
    writeService(SPANISH);
    write('es/services/leaks.md', 'Corre agua.\n');
    expect(read).toThrow(
      'src/content/es/services/leaks.md: the fields are not between two lines of ---',
    );
  });
});

test('readTranslations reads the files of the edition, in the order of their names', () => {
  for (const [name, field] of [
    ['site.yaml', 'emergencies'],
    ['faq/1-plans.yaml', 'title'],
  ] as const) {
    write(name, `${field}: ${TEXT}\n`);
    write(`es/${name}`, `${review()}${field}: '{company.phone}'\n`);
  }
  write('es/edition.yaml', 'name: Español\n');
  write('es/no-page.yaml', 'name: No hay\n');
  expect(readTranslations('es').map(({ name }) => name)).toEqual([
    'edition.yaml',
    'faq/1-plans.yaml',
    'site.yaml',
  ]);
});

test('ES-5 a Spanish file without an English one has a signature of its texts and nothing to compare', () => {
  write('es/edition.yaml', 'name: Español\nareas: { link: Zonas, number: null }\n');
  const { marks, ...unsigned } = readTranslation('edition.yaml', 'es');
  expect(unsigned).toMatchObject({
    content: { name: 'Español', areas: { link: 'Zonas' } },
    english: '',
    inEnglish: [],
    outdated: [],
    unsigned: ['name', 'areas: link'],
    state: 'unsigned',
  });
  write(
    'es/edition.yaml',
    `${review({ ...ANA, signature: String(marks.signature) })}name: Español\nareas: { link: Zonas }\n`,
  );
  expect(readTranslation('edition.yaml', 'es').state).toBe('signed');
});

test('ES-1, ES-6 listMissingTexts names the files without texts, and what their pages lack', () => {
  for (const name of ['services/leaks.md', 'services/drains.md', 'cities/arcadia.md'])
    write(name, '---\n---\n');
  for (const name of ['site.yaml', 'quotes.yaml']) write(name, 'heading: Pipes\n');
  write('es/services/drains.md', '---\n---\n');
  expect(listMissingTexts('es')).toEqual([
    'src/content/es/services/leaks.md is missing: the service has no page in this language (its address: src/routes/route-table.ts)',
    'src/content/es/cities/arcadia.md is missing: the page of the city has its facts alone, and search engines do not list it',
    'src/content/es/site.yaml is missing: pages show its English texts, and search engines do not list them',
  ]);
});

describe('readContent', () => {
  const HEADINGS = `heading: First steps\nlead: ${'Steps '.repeat(12)}\nworksOffline: Works\nretry: Open\nwaterCompany: Water\nhoursHeading: Hours\n`;

  test('ES-5 notes the file whose texts are read in another language', () => {
    write('offline.yaml', HEADINGS);
    write('es/offline.yaml', review() + HEADINGS);
    const readsIn = (locale: 'en' | 'es') => {
      const texts = readContent('offline.yaml', offlineSchema, locale);
      return [...collectReads(() => texts.heading).files];
    };
    expect([readsIn('es'), readsIn('en')]).toEqual([['src/content/es/offline.yaml'], []]);
  });

  test('holds translations to the limits of the English schema', () => {
    write('offline.yaml', HEADINGS);
    write('es/offline.yaml', review() + HEADINGS.replace('First steps', 'Pasos '.repeat(12)));
    expect(() => readContent('offline.yaml', offlineSchema, 'es')).toThrow(
      /^src\/content\/es\/offline\.yaml is not valid:\n[^]*heading/,
    );
  });
});
