import { company, content, territory } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { readTranslations } from '#src/queries/translation-files.ts';
import { cities } from './content-files.ts';

/** A text of the Spanish edition. */
export interface SpanishText {
  /** Name of the file in src/content/es. */
  readonly file: string;
  /** File and field, for messages. */
  readonly where: string;
  /** Without placeholders and link targets. */
  readonly text: string;
}

const NOT_TEXT = /\{[^{}]*\}|\]\([^)]*\)/g;

function textsIn(file: string, value: unknown, field = ''): readonly SpanishText[] {
  if (typeof value === 'string')
    return [{ file, where: `${file}${field}`, text: value.replace(NOT_TEXT, ' ') }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(file, inner, `${field}: ${name}`),
  );
}

const translations = hasLanguage('es') ? readTranslations('es') : [];

/** Every Spanish text; empty without the edition. */
export const spanishTexts: readonly SpanishText[] = [
  ...translations.flatMap(({ name, pairs }) =>
    pairs.flatMap(({ field, translation }) => textsIn(name, translation, `: ${field}`)),
  ),
];

/** The English texts that the Spanish ones translate. */
export const englishTexts = translations
  .flatMap(({ pairs }) => pairs.map(({ english }) => english))
  .filter((text) => text !== '');

/** @returns the words of a text, without numbers */
export const lettersIn = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** Words of the names of the firm, its places and public services, which are the same in every language. */
export const nameWords: ReadonlySet<string> = new Set(
  [
    company.name,
    company.shortName,
    company.base.name,
    territory.county,
    ...territory.areas,
    ...cities.flatMap(({ name, zipsSharedWith }) => [
      name,
      ...zipsSharedWith.map(({ city }) => city),
    ]),
    ...content('en').utilities.utilities.map(({ name }) => name),
  ].flatMap(lettersIn),
);
