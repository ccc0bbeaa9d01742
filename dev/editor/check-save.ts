import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { chooseFields, ConditionError } from '#src/domain/conditions.ts';
import { LOCALES } from '#src/domain/locale.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
import { readConditions } from '#src/queries/conditions.ts';
import { validateFacts } from '#src/queries/read-file.ts';
import { cityDraftSchema } from '#src/schemas/city.ts';
import { schemaOf } from '#src/schemas/content-files.ts';
import { fieldsWithin, inEditorWords, placeOf } from './places.ts';

const recordSchema = z.record(z.string(), z.unknown());

/** A file of src/content that the editor is about to save. */
export const savedFileSchema = z.object({
  path: z.string().regex(/^src\/content\/(?:[\w~-]+\/)*[\w~-]+\.(?:md|yaml)$/),
  data: recordSchema,
});
type SavedFile = z.output<typeof savedFileSchema>;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Leaves out empty optional fields and marks of the editor, as it does when it writes a file. */
function asWritten(value: unknown, fields: readonly Field[]): unknown {
  if (Array.isArray(value)) return value.map((item) => asWritten(item, fields));
  const { data } = recordSchema.safeParse(value);
  if (!data) return value;
  const entries = Object.entries(data).flatMap(([name, inner]) => {
    const field = fields.find((candidate) => candidate.name === name);
    const isOptional = field !== undefined && 'required' in field && field.required === false;
    if (name.startsWith('__') || (isOptional && isEmpty(inner))) return [];
    return [[name, asWritten(inner, field ? fieldsWithin(field) : [])]];
  });
  return Object.fromEntries(entries);
}

function textOf({ path, data }: SavedFile): string {
  const { body = '', ...facts } = data;
  const fields = stringify(asWritten(facts, placeOf(path)?.fields ?? []));
  return path.endsWith('.md') ? `---\n${fields}---\n\n${String(body)}\n` : fields;
}

const answeredSchema = z.object({ questions: z.array(z.unknown()).min(1) });

/** Checks the fields alone, without other files. @returns the message of the build, if it refuses them */
export function faultOfFields({ path, data }: SavedFile): string | undefined {
  const name = path.slice('src/content/'.length);
  // Translations are compared with the English file.
  if (LOCALES.some((locale) => name.startsWith(`${locale}/`))) return undefined;
  const facts = { ...data };
  delete facts['body'];
  const schema = name.startsWith('city-drafts/') ? cityDraftSchema : schemaOf(name);
  try {
    const written = asWritten(facts, placeOf(path)?.fields ?? []);
    const { fields } = chooseFields(written, readConditions);
    // A category without a question that this firm answers is on no page.
    if (name.startsWith('faq/') && !answeredSchema.safeParse(fields).success) return undefined;
    validateFacts(schema, fields, path);
    return undefined;
  } catch (error) {
    if (error instanceof ConditionError) return `${path}: ${error.message}`;
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/** Pages name a closed day without its year. */
const YEARS_AHEAD = 1;

const closedDays = z
  .object({ hours: z.object({ closed: z.array(z.string()) }) })
  .transform(({ hours }) => hours.closed)
  .catch([]);

/** Finds a new holiday that is over already, or years ahead: most likely its year is wrong. Old ones may stay. */
function wrongHoliday({ path, data }: SavedFile, root: string): string | undefined {
  if (path !== 'src/content/company.yaml') return undefined;
  const saved = closedDays.parse(parse(readFileSync(join(root, path), 'utf8')));
  const today = pacificDay(new Date()).iso;
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`;
  const day = closedDays
    .parse(data)
    .find((one) => (one < today || one > last) && !saved.includes(one));
  const fault = day !== undefined && day < today ? 'is over' : 'is years ahead';
  return day && `Company › Hours › Closed on: '${day}' ${fault}. Which year is right?`;
}

/** Reads the content in a folder as the build does. @returns its message, if it refuses the content */
function readIn(folder: string, path: string): string | undefined {
  const script = resolve('dev/editor/read-content.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, path], {
    cwd: folder,
    encoding: 'utf8',
    // The page on this computer shows drafts.
    env: { ...process.env, PREVIEW_DRAFTS: '1' },
  });
  return status === 0 ? undefined : stderr.trim();
}

/**
 * Checks a change in a copy of the content. A fault that the content has already stops no change.
 *
 * @param path - File that changes.
 * @param root - Folder of the project.
 * @param change - Changes the copy, a folder with the same paths.
 * @returns why the build would refuse the content then, in words of the editor
 */
export function refusalAfter(path: string, root: string, change: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(join(root, 'src/content'), join(folder, 'src/content'), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    change(folder);
    const refusal = readIn(folder, path);
    if (refusal === undefined || readIn(root, path) !== undefined) return undefined;
    return inEditorWords(refusal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Checks a file as if it were saved (OWN-5).
 *
 * @param root - Folder of the project.
 * @returns why the build would refuse the file, in words of the editor
 */
export function refusalOf(file: SavedFile, root: string): string | undefined {
  const fault = faultOfFields(file);
  if (fault !== undefined) return inEditorWords(fault);
  const holiday = wrongHoliday(file, root);
  if (holiday !== undefined) return holiday;
  return refusalAfter(file.path, root, (folder) => {
    const target = join(folder, file.path);
    const text = textOf(file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    // New photos are saved after the check.
    const photos = join(folder, 'src/content/photos');
    mkdirSync(photos, { recursive: true });
    for (const [photo] of text.matchAll(/[\w~-]+\.(?:jpe?g|png|webp)/g))
      if (!existsSync(join(photos, photo))) writeFileSync(join(photos, photo), '');
  });
}
