// cspell:disable
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { isScalar, parseDocument, visit } from 'yaml';
import { company } from '#src/queries/company.ts';
import { hasSpanish } from '#src/queries/edition.ts';
import { readFacts } from '#src/queries/read-facts.ts';
import { readFactsIn, SPANISH_FOLDER } from '#src/queries/translation-files.ts';
import { cities } from './content-files.ts';
import { isObject, objectsIn } from './json-ld.ts';
import type { copyProject } from './project-copy.ts';
import { visibleText } from './visible-text.ts';

/** Replaces every letter of a Spanish text; no name has it. */
const MARK = 'ж';
/** A letter, or what stays: a placeholder or a link target. */
const PARTS = /\{[^{}]*\}|\]\([^)]*\)|\p{L}/gu;
/** Fields that stay; the schema compares the displayed hours with others. */
const KEPT: readonly unknown[] = ['source', 'reviewedBy', 'reviewedOn', 'display'];

const markText = (text: string) => text.replace(PARTS, (part) => (part.length === 1 ? MARK : part));

function markYaml(text: string): string {
  const document = parseDocument(text);
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && KEPT.includes(key.value) ? visit.SKIP : undefined),
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string') node.value = markText(node.value);
    },
  });
  return document.toString();
}

/** Marks every letter of the Spanish texts of a project. */
export function markEdition({ folder, read, write }: ReturnType<typeof copyProject>) {
  for (const name of globSync('**/*.{yaml,md}', { cwd: join(folder, SPANISH_FOLDER) })) {
    const file = `${SPANISH_FOLDER}/${name}`;
    const [, fields, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(read(file)) ?? [];
    write(
      file,
      fields === undefined || body === undefined
        ? markYaml(read(file))
        : `---\n${markYaml(fields)}---\n${markText(body)}`,
    );
  }
}

/** Facts with letters, which are the same in every language or are not in Spanish files. */
const NAMES = [
  company.name,
  company.shortName,
  company.licenseNumber,
  company.email,
  company.base.region,
  'AM',
  'PM',
  ...(hasSpanish ? [readFactsIn('company.yaml', 'es').hours.weekdays.display] : []),
  ...company.spokenLanguages.flatMap(({ hours }) => hours ?? []),
  ...cities.map(({ name }) => name),
  ...readFacts('utilities.yaml').utilities.map(({ name }) => name),
].toSorted((a, b) => b.length - a.length);

/** A value that a script fills in. */
const PLACEHOLDER = /\{\w+\}/g;
/** Attributes with texts for visitors. */
const TEXT_ATTRIBUTES = new Set(['alt', 'aria-label', 'title', 'placeholder', 'aria-valuetext']);
const META =
  'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';
/** Structured data whose name is a label for machines. */
const LABELS: readonly unknown[] = ['PropertyValue'];

function attributeTexts(element: HTMLElement): readonly string[] {
  return Object.entries(element.attributes).flatMap(([name, value]) =>
    TEXT_ATTRIBUTES.has(name) || (name.startsWith('data-') && value.includes(' ')) ? value : [],
  );
}

function dataTexts(root: HTMLElement): readonly string[] {
  return root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => objectsIn(JSON.parse(script.rawText)))
    .filter((node) => isObject(node) && !LABELS.includes(node['@type']))
    .flatMap(({ name, description }) => [name, description])
    .filter((text) => typeof text === 'string');
}

/** @returns the texts of a page or a drawing for visitors and search engines */
function textsOf(root: HTMLElement): readonly string[] {
  return [
    visibleText(root),
    ...root.querySelectorAll('*').flatMap(attributeTexts),
    ...root.querySelectorAll(META).map((tag) => tag.getAttribute('content') ?? ''),
    ...dataTexts(root),
  ];
}

/** @returns the words of a page or a drawing that are neither marked nor names */
export function unmarkedWords(source: string): readonly string[] {
  const root = parse(source, { blockTextElements: { script: true, style: true } });
  return textsOf(root.querySelector('html, svg') ?? root).flatMap(
    (text) =>
      NAMES.reduce(
        (rest, name) => rest.replaceAll(name, ' '),
        text.replaceAll(PLACEHOLDER, ' '),
      ).match(/[a-z][\w-]*/gi) ?? [],
  );
}
