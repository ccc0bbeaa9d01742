import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { format } from 'prettier';

/** A row of the table in the README. */
interface Highlight {
  readonly what: string;
  readonly result: string;
  /** what the result is compared with: a target, or what was measured without the site's part */
  readonly comparison: string;
}

/** Result of one part of the bench. */
export interface Section {
  readonly title: string;
  /** what was measured and how, in one or two sentences */
  readonly method: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly highlights: readonly Highlight[];
}

/** A section as it is stored. */
export interface Measured extends Section {
  /** such as 2026-11-23 */
  readonly date: string;
  /** commit, machine and versions */
  readonly conditions: string;
}

const STORED = 'bench/results.json';
const RESULTS = 'bench/results.md';
const README = 'README.md';
const START = '<!-- The table is written by `npm run bench`. -->\n\n';
const END = '\n<!-- End of the table. -->';

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
    const own = [STORED, RESULTS, README].map((file) => `:!${file}`);
    const isChanged = git('status', '--porcelain', '--', '.', ...own) !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : '');
  } catch {
    return 'none';
  }
}

function conditions(): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `commit ${commit()}, ${machine}, Node ${process.versions.node}`;
}

function tableOf(columns: readonly string[], rows: Section['rows']): string {
  const lines = [columns, columns.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return lines.join('\n');
}

const asMarkdown = (text: string) => format(text, { parser: 'markdown' });

/** Writes a section as Markdown. */
function sectionText({ title, date, conditions: how, method, columns, rows }: Measured) {
  return asMarkdown(`## ${title}\n\n${date}, ${how}. ${method}\n\n${tableOf(columns, rows)}`);
}

/**
 * Replaces the table between the two markers of a document by the highlights of all sections.
 * @throws Error without the markers
 */
export async function withHighlights(document: string, sections: readonly Measured[]) {
  const [from, to] = [document.indexOf(START), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${README} has no place for the table of measurements`);
  const rows = sections.flatMap(({ date, highlights }) =>
    highlights.map(({ what, result, comparison }) => [what, result, comparison, date]),
  );
  const table = await asMarkdown(tableOf(['what', 'result', 'compared with', 'measured'], rows));
  return document.slice(0, from) + START + table + document.slice(to);
}

/** Reads the newest result of each part. */
export const readSections = (): readonly Measured[] => JSON.parse(readFileSync(STORED, 'utf8'));

/** Writes bench/results.md and the table of the README from the stored results. */
export async function writeDocuments(): Promise<void> {
  const sections = readSections();
  const intro = '# Measured\n\nWritten by `npm run bench`; a part that is run again replaces its section.\n';
  const texts = await Promise.all(sections.map(sectionText));
  writeFileSync(RESULTS, [intro, ...texts].join('\n'));
  writeFileSync(README, await withHighlights(readFileSync(README, 'utf8'), sections));
}

async function store(sections: readonly Measured[]): Promise<void> {
  writeFileSync(STORED, await format(JSON.stringify(sections), { parser: 'json' }));
  await writeDocuments();
}

/** Removes every section but some from the stored results. */
export async function keepOnly(titles: readonly string[]): Promise<void> {
  await store(readSections().filter(({ title }) => titles.includes(title)));
}

/**
 * Prints a section and stores it in place of its previous version.
 * @returns its title
 */
export async function publish(section: Section): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const measured = { ...section, date, conditions: conditions() };
  console.log(`\n${await sectionText(measured)}`);
  const sections = [...readSections()];
  const at = sections.findIndex(({ title }) => title === section.title);
  sections.splice(at < 0 ? sections.length : at, 1, measured);
  await store(sections);
  return section.title;
}
