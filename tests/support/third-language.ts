// cspell:ignore langue
import { globSync, readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { z } from 'astro/zod';
import type { Locale } from '#src/domain/locale.ts';
import type { copyProject } from './project-copy.ts';

type Project = ReturnType<typeof copyProject>;

/** A language that the project does not have. */
export const THIRD = z.custom<Locale>().parse('fr');
/** Replaces every letter of its texts. */
export const MARK = '文';

/** Fields that stay: items of lists pair by their ids, and search words are not shown. */
const KEPT = ['id', 'search', 'synonyms'];

/** A letter, or what stays: a placeholder, a link target, or a part of a time. */
const PARTS = /\{[^{}]*\}|\]\([^)]*\)|(?<![A-Za-z])[AP]M\b|\p{L}/gu;
const markText = (text: string) => text.replace(PARTS, (part) => (part.length === 1 ? MARK : part));

/** Marks the texts of a translated file, taken from the English file where it has them. */
function markNodes(node: Node | null | undefined, english: Node | null | undefined): void {
  if (isScalar(node) && typeof node.value === 'string') {
    const source = isScalar(english) ? english.value : undefined;
    node.value = markText(typeof source === 'string' ? source : node.value);
  } else if (isSeq<Node>(node))
    node.items.forEach((item, at) => {
      markNodes(item, isSeq<Node>(english) ? english.items[at] : undefined);
    });
  else if (isMap<{ value: string }, Node>(node))
    for (const { key, value } of node.items)
      if (!KEPT.includes(key.value)) {
        const twin: unknown = isMap(english) ? english.get(key.value, true) : undefined;
        markNodes(value, isScalar(twin) || isSeq(twin) || isMap(twin) ? twin : undefined);
      }
}

function markFields(fields: string, english: string): string {
  const document = parseDocument(fields);
  for (const name of ['source', 'signature', 'reviewedBy', 'reviewedOn']) document.delete(name);
  markNodes(document.contents, parseDocument(english).contents);
  return document.toString();
}

const split = (text: string) => /^---\n([^]*?)\n---\n([^]*)$/.exec(text);

/** Adds a language to a project: its folder, made from the English texts, and its column of routes. */
export function addThirdLanguage({ write, replace, read }: Project): void {
  for (const name of globSync('**/*.{yaml,md}', { cwd: 'src/content/es' })) {
    const text = readFileSync(`src/content/es/${name}`, 'utf8');
    const english = name === 'edition.yaml' ? '' : readFileSync(`src/content/${name}`, 'utf8');
    const [, fields, body] = split(text) ?? [];
    const [, englishFields, englishBody] = split(english) ?? [];
    write(
      `src/content/${THIRD}/${name}`,
      fields === undefined || body === undefined
        ? markFields(text, english)
        : `---\n${markFields(fields, String(englishFields))}---\n${markText(String(englishBody))}`,
    );
  }
  const table = 'src/routes/route-table.ts';
  const column = (cell: string) => `${cell}, ${cell.replaceAll(/\bes\b/g, THIRD)}`;
  write(table, read(table).replaceAll(/\bes: '[^']*'/g, column));
  replace('src/domain/locale.ts', "'es'] as const", `'es', '${THIRD}'] as const`);
  replace('src/domain/locale.ts', "es: 'es-US'", `es: 'es-US', ${THIRD}: '${THIRD}-US'`);
  replace('src/content/company.yaml', /^ {2}- es$/m, `  - es\n  - ${THIRD}`);
}
