import { dirname } from 'node:path';
import type { Field } from '@sveltia/cms';
import { LOCALES } from '#src/domain/locale.ts';
import { createEditorConfig } from './editor-config.ts';

/** A form of the editor. */
interface Place {
  /** Its name, such as 'Company' or 'Cities › El Monte'. */
  readonly label: string;
  /** Its address in the editor. */
  readonly address: string;
  readonly fields: readonly Field[];
}

const slugOf = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** Writes a slug for people: places have capitals, other names one. */
function nameFrom(slug: string, isPlace: boolean): string {
  const words = slug.replace(/^\d+-/, '').replaceAll('-', ' ');
  return words.replaceAll(isPlace ? /\b\p{L}/gu : /^\p{L}/gu, (start) => start.toUpperCase());
}

/** The forms of this run of the editor: computing them takes half a second. */
const { collections = [] } = createEditorConfig('', { languages: LOCALES });

/**
 * Finds the form of a content file; undefined when it has none.
 *
 * @param file - Its path, such as 'src/content/company.yaml'.
 */
export function placeOf(file: string): Place | undefined {
  for (const collection of collections) {
    if ('divider' in collection) continue;
    const address = `/#/collections/${collection.name}/entries/${slugOf(file)}`;
    if ('folder' in collection && collection.folder === dirname(file))
      return {
        label: `${collection.label} › ${nameFrom(slugOf(file), /cit/.test(collection.name))}`,
        address,
        fields: collection.fields,
      };
    const single = 'files' in collection && collection.files.find((own) => own.file === file);
    if (single) return { label: single.label ?? single.name, address, fields: single.fields };
  }
  return undefined;
}

/** Lists the fields in a field: those of an object, of the items of a list, and of all shapes. */
export function fieldsWithin(field: Field): readonly Field[] {
  if ('types' in field && field.types) return field.types.flatMap(({ fields = [] }) => fields);
  return 'fields' in field && field.fields ? field.fields : [];
}

/** Names the fields on the way to a value, such as 'Plans 2', 'Price'. */
function namesOf(fields: readonly Field[], path: readonly string[]): readonly string[] {
  const [key, ...rest] = path;
  const field = fields.find(({ name }) => name === key);
  // The text below the fields, as it is read.
  if (key === 'html') return ['Text'];
  if (!field) return path;
  const [at] = rest;
  const isItem = at !== undefined && /^\d+$/.test(at);
  const name = isItem ? `${field.label} ${Number(at) + 1}` : String(field.label);
  return [name, ...namesOf(fieldsWithin(field), isItem ? rest.slice(1) : rest)];
}

/**
 * Names a field of a content file as the editor does, such as 'Company › Phone'.
 *
 * @param path - Keys and positions, such as 'plans[1].price'.
 */
export function fieldInEditor(file: string, path = ''): string {
  const place = placeOf(file);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  return [place?.label ?? file, ...namesOf(place?.fields ?? [], keys)].join(' › ');
}

/** Writes a message about content files with the names that the editor has for them. */
export function inEditorWords(message: string): string {
  const [, invalid, problems = ''] = /^(\S+) is not valid:\n(.*)/s.exec(message) ?? [];
  if (invalid !== undefined)
    return [...problems.matchAll(/✖ (.*)(?:\n *→ at (.*))?/g)]
      .map(([, problem = '', path = '']) => `${fieldInEditor(invalid, path)}: ${problem}`)
      .join('\n');
  return message.replaceAll(
    /(src\/content\/[\w~/-]+\.(?:md|yaml))((?:: \w+(?:\[\d+\])*(?=:))*)/g,
    (_, file: string, path: string) => fieldInEditor(file, path.replaceAll(': ', '.')),
  );
}
