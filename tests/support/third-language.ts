import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Locale } from '#src/domain/locale.ts';
import { markFile } from './marked-edition.ts';
import type { Project } from './project-copy.ts';

/** A language that the project does not have. */
export const THIRD = z.custom<Locale>().parse('fr');
/** Replaces every letter of its texts. */
export const MARK = '文';

/** Adds a language to a project: its folder, made from the Spanish texts, and its column of routes. */
export function addThirdLanguage({ write, replace, read }: Project): void {
  for (const name of globSync('**/*.{yaml,md}', { cwd: 'src/content/es' })) {
    const text = readFileSync(`src/content/es/${name}`, 'utf8');
    write(`src/content/${THIRD}/${name}`, markFile(text, MARK));
  }
  const table = 'src/routes/route-table.ts';
  const column = (cell: string) => `${cell}, ${cell.replaceAll(/\bes\b/g, THIRD)}`;
  write(table, read(table).replaceAll(/\bes: '[^']*'/g, column));
  replace('src/domain/locale.ts', "'es'] as const", `'es', '${THIRD}'] as const`);
  replace('src/domain/locale.ts', "es: 'es-US'", `es: 'es-US', ${THIRD}: '${THIRD}-US'`);
  replace('src/content/company.yaml', /^ {2}- es$/m, `  - es\n  - ${THIRD}`);
}
