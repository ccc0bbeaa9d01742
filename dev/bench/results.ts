import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { format } from 'prettier';

/** Result of one part of the bench. */
export interface Section {
  readonly title: string;
  /** what was measured and how, in one or two sentences */
  readonly method: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const FILE = 'bench/results.md';

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
    const isChanged = git('status', '--porcelain', '--', '.', `:!${FILE}`) !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : '');
  } catch {
    return 'none';
  }
}

function write({ title, method, columns, rows }: Section): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const table = [columns, columns.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const facts = `${date}, commit ${commit()}, ${machine}, Node ${process.versions.node}.`;
  const text = `## ${title}\n\n${facts} ${method}\n\n${table.join('\n')}`;
  return format(text, { parser: 'markdown' });
}

/** Prints a section and replaces its previous version in bench/results.md. */
export async function publish(section: Section): Promise<void> {
  const text = await write(section);
  console.log(`\n${text}`);
  const blocks = readFileSync(FILE, 'utf8').split(/\n(?=## )/);
  const at = blocks.findIndex((block) => block.startsWith(`## ${section.title}\n`));
  blocks.splice(at < 0 ? blocks.length : at, 1, text);
  writeFileSync(FILE, blocks.join('\n'));
}
