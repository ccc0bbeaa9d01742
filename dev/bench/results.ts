import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** What one part of the bench has found. */
export interface Section {
  readonly title: string;
  /** what was measured, and how, in a sentence or two */
  readonly method: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const FILE = 'bench/results.md';
const INTRODUCTION =
  '# Measured\n\nWritten by `npm run bench`; a part that is run again replaces its section.\n';

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
    const isChanged = git('status', '--porcelain', '--', '.', `:!${FILE}`) !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : '');
  } catch {
    return 'none';
  }
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

function table({ columns, rows }: Section): string {
  const widths = columns.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}

function write(section: Section): string {
  const { title, method } = section;
  const date = new Date().toISOString().slice(0, 10);
  return `## ${title}\n\n${date}, commit ${commit()}, ${machine()}. ${method}\n\n${table(section)}\n`;
}

/** Prints a section, and puts it into bench/results.md in the place of its former self. */
export function publish(section: Section): void {
  const text = write(section);
  console.log(`\n${text}`);
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : INTRODUCTION;
  const blocks = old.split(/^(?=## )/m);
  const at = blocks.findIndex((block) => block.startsWith(`## ${section.title}\n`));
  if (at < 0) blocks.push(`\n${text}`);
  else blocks[at] = at === blocks.length - 1 ? text : `${text}\n`;
  mkdirSync('bench', { recursive: true });
  writeFileSync(FILE, blocks.join('').replaceAll(/\n{3,}/g, '\n\n'));
}
