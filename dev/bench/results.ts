import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** Result of one part of the bench. */
export interface Section {
  readonly title: string;
  /** what was measured and how, in one or two sentences */
  readonly method: string;
  readonly columns: readonly string[];
  /** cells by column; `undefined` is an empty cell */
  readonly rows: readonly (readonly (string | undefined)[])[];
}

const FILE = 'bench/results.md';
const INTRODUCTION =
  '# Measured\n\nWritten by `npm run bench`; each new run of a part replaces its section.\n';

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
  const model = cpus()[0]?.model.trim();
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

function table({ columns, rows }: Section): string {
  const lines = rows.map((row) => row.map((cell) => (cell === undefined ? '' : cell)));
  const widths = columns.map((name, at) =>
    Math.max(name.length, ...lines.map((cells) => Number(cells[at]?.length))),
  );
  const join = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(Number(widths[at]))).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [columns, rule, ...lines].map(join).join('\n');
}

function write(section: Section): string {
  const { title, method } = section;
  const date = new Date().toISOString().slice(0, 10);
  return `## ${title}\n\n${date}, commit ${commit()}, ${machine()}. ${method}\n\n${table(section)}\n`;
}

/** Prints a section and replaces its previous version in bench/results.md. */
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
