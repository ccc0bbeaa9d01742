// cspell:disable
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { isScalar, parseDocument, visit } from 'yaml';
import { splitFrontMatter } from '#src/domain/front-matter.ts';
import { LANGUAGE_TAGS } from '#src/domain/locale.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
import { cityCalls } from '#src/queries/city-calls.ts';
import { company, content, territory } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { translationFolder } from '#src/queries/translation-files.ts';
import { cities } from './content-files.ts';
import { isObject, objectsIn } from './json-ld.ts';
import type { Project } from './project-copy.ts';
import { visibleText } from './visible-text.ts';

/** Replace every letter of a Spanish text, one letter for each file; no name has them. */
const FIRST_MARK = 0x4e00;
/** A letter, or what stays: a placeholder, a link target, or a part of a time. */
const PARTS = /\{[^{}]*\}|\]\([^)]*\)|\b[AP]M\b|\p{L}/gu;
/** Fields that stay: items of lists pair by their ids, and search words are not shown. */
const KEPT: readonly unknown[] = [
  ...['id', 'source', 'signature', 'reviewedBy', 'reviewedOn'],
  ...['search', 'synonyms'],
];

/** Marks the letters of a text, or its end where it has none, as in '24/7'. */
const markText = (text: string, mark: string) => {
  const marked = text.replace(PARTS, (part) => (part.length === 1 ? mark : part));
  return /^[\d/]+$/.test(text) ? marked + mark : marked;
};

function markYaml(text: string, mark: string): string {
  const document = parseDocument(text);
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && KEPT.includes(key.value) ? visit.SKIP : undefined),
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string') node.value = markText(node.value, mark);
    },
  });
  return document.toString();
}

/** Spanish files of this project, and the letter that marks each. */
const MARKS: ReadonlyMap<string, string> = new Map(
  globSync(`${translationFolder('es')}/**/*.{yaml,md}`)
    .toSorted()
    .map((file, at) => [file, String.fromCharCode(FIRST_MARK + at)]),
);

/** Marks every letter of the texts of a translated file. */
export function markFile(text: string, mark: string): string {
  const parts = splitFrontMatter(text);
  return parts
    ? `---\n${markYaml(parts.fields, mark)}---\n${markText(parts.body, mark)}`
    : markYaml(text, mark);
}

/** Marks every letter of the Spanish texts of a project. */
export function markEdition({ folder, read, write }: Project) {
  for (const [file, mark] of MARKS)
    if (existsSync(join(folder, file))) write(file, markFile(read(file), mark));
}

/** @returns the Spanish files whose marks are in a page */
export function markedFiles(html: string): readonly string[] {
  return [...MARKS].filter(([, mark]) => html.includes(mark)).map(([file]) => file);
}

/** Facts with letters, which are the same in every language or are not in Spanish files. */
const NAMES = [
  company.name,
  company.shortName,
  company.licenseNumber,
  company.email,
  company.base.region,
  territory.county,
  'AM',
  'PM',
  company.hours.timeZone,
  ...cities.flatMap(({ name, county, zipsSharedWith }) => [
    name,
    county.replace(/ County$/, ''),
    ...zipsSharedWith.map(({ city }) => city),
  ]),
  // Days and months as the language writes them.
  ...(hasLanguage('es')
    ? cities.flatMap((city) => cityCalls(city, 'es')?.months.split(', ') ?? [])
    : []),
  pacificDay(new Date(), LANGUAGE_TAGS.es).long,
  ...content('en').utilities.utilities.map(({ name }) => name),
].toSorted((a, b) => b.length - a.length);

/** A value that a script fills in, and the days of a timetable. */
const PLACEHOLDER = /\{\w+\}|\b(?:d\d)+\b/g;
/** Words between the last two items of a list, which the language itself has. */
const LIST_WORDS: readonly string[] = ['y', 'e', 'o', 'u'];
/** Attributes with texts for visitors. */
const TEXT_ATTRIBUTES = new Set(['alt', 'aria-label', 'title', 'placeholder', 'aria-valuetext']);
const META =
  'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';
/** Structured data whose name is a label for machines, or of a county. */
const LABELS: readonly unknown[] = ['PropertyValue', 'AdministrativeArea'];

function attributeTexts(element: HTMLElement): readonly string[] {
  return Object.entries(element.attributes).flatMap(([name, value]) =>
    TEXT_ATTRIBUTES.has(name) ||
    (name.startsWith('data-') && name !== 'data-words' && value.includes(' '))
      ? value
      : [],
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
  // Letters of a picture's key are the same in every language.
  for (const letter of root.querySelectorAll('text.number')) letter.remove();
  return textsOf(root.querySelector('html, svg') ?? root)
    .flatMap(
      (text) =>
        NAMES.reduce(
          (rest, name) => rest.replaceAll(name, ' '),
          text.replaceAll(PLACEHOLDER, ' '),
        ).match(/[a-z][\w-]*/gi) ?? [],
    )
    .filter((word) => !LIST_WORDS.includes(word));
}
