import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSections, withHighlights, type Measured } from '#dev/bench/results.ts';

const [START, END] = [
  '<!-- The table is written by `npm run bench`. -->',
  '<!-- End of the table. -->',
];
const document = `# Firm\n\n${START}\n\n| old |\n| --- |\n\n${END}\n\nMore.\n`;

const section = (date: string, ...highlights: Measured['highlights']): Measured => ({
  ...{ title: 'Load', method: '', columns: [], rows: [], conditions: '' },
  ...{ date, highlights },
});

test('the table of the README has a row for each highlight, with the date of its part', async () => {
  const home = { what: 'home', result: '724 ms', comparison: '736 ms bare' };
  const build = { what: 'build', result: '6 s', comparison: 'at most 30 s' };
  const sections = [
    section('2026-11-22', home),
    section('2026-11-01'),
    section('2026-11-21', build),
  ];
  expect(await withHighlights(document, sections)).toBe(`# Firm

${START}

| what  | result | compared with | measured   |
| ----- | ------ | ------------- | ---------- |
| home  | 724 ms | 736 ms bare   | 2026-11-22 |
| build | 6 s    | at most 30 s  | 2026-11-21 |

${END}

More.
`);
});

test('a document without the place for the table is an error', async () => {
  await expect(withHighlights('# Firm\n', [])).rejects.toThrow('no place for the table');
});

test('the README has the table of the stored results', async () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(await withHighlights(readme, readSections())).toBe(readme);
});
