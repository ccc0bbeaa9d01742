/** Fields with the same value in every language, wherever they are. A translation leaves them out. */
const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'group',
  'href',
  'icon',
  'id',
  'picture',
  'search',
  'service',
  'sources',
  'topics',
  'words',
]);

/** Files whose other fields are facts, or belong to pages without a translation: what is translated. */
const TRANSLATED_FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['company.yaml', ['hours.weekdays.display', 'hours.weekends', 'claims']],
  ['answers.yaml', ['emergencyLink', 'zip', 'related.heading']],
  ['territory.yaml', ['region', 'regionInText', 'widerRegion', 'landscape', 'areas']],
  [
    'prices.yaml',
    [
      'minimumService.name',
      'minimumService.text',
      'plans.name',
      'plans.billing',
      'plans.badge',
      'plans.text',
      'clubs.name',
      'clubs.text',
      'cancelPolicy',
    ],
  ],
]);

/** Parts of a file that belong to pages without a translation. */
const UNTRANSLATED_FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['pages.yaml', ['serviceAreas404', 'serverError']],
  ['service-page.yaml', ['cities']],
  [
    'emergency.yaml',
    [
      'card.seoTitle',
      'card.description',
      'card.heading',
      'card.intro',
      'card.address',
      'card.columns',
      'card.rows',
      'card.phonesHeading',
      'card.gasLine',
      'card.waterCompany',
      'card.ownGasCompany',
      'card.citiesHeading',
      'card.life',
    ],
  ],
]);

/** A text of the English file and its translation. */
export interface TextPair {
  readonly field: string;
  readonly english: string;
  readonly translation: string;
}

/** Texts with their facts from the English file, and what a reviewer compares. */
export interface Translation {
  /** Same shape as the English content. */
  readonly content: unknown;
  readonly pairs: readonly TextPair[];
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field is below one of the named fields. */
const isWithin = (names: readonly string[], field: string) =>
  names.some((name) => field === name || field.startsWith(`${name}.`));

/**
 * Whether a translation has a text, and not the English file alone.
 *
 * @param file - Name of the file in src/content.
 * @param path - Names of the field and of those around it, without positions in lists.
 */
export function isTranslated(file: string, path: readonly string[]): boolean {
  if (path.some((name) => SHARED_FIELDS.has(name))) return false;
  const field = path.join('.');
  if (isWithin(UNTRANSLATED_FIELDS.get(file) ?? [], field)) return false;
  const named = TRANSLATED_FIELDS.get(file);
  return named === undefined || isWithin(named, field);
}

const PLACEHOLDER = /\{[^{}]*\}/g;
const NUMBER = /\d+(?:[.,:]\d+)*/g;
const LINK_TARGET = /\]\([^)]*\)/g;

/** What a text and its translation must have in common. */
const COMMON_PARTS: readonly (readonly [
  name: string,
  find: (text: string) => readonly string[],
])[] = [
  ['placeholders', (text) => text.match(PLACEHOLDER) ?? []],
  ['numbers', (text) => text.replace(PLACEHOLDER, '').match(NUMBER) ?? []],
  ['link targets', (text) => text.match(LINK_TARGET) ?? []],
];

/**
 * Checks that a text and its translation name the same facts (ES-6).
 *
 * @param where - File and field, for the error message.
 * @throws Error when placeholders, numbers or link targets differ.
 */
export function assertSameFacts(english: string, translation: string, where: string): void {
  for (const [name, find] of COMMON_PARTS) {
    const [wanted, found] = [english, translation].map((text) => find(text).toSorted().join(' '));
    if (wanted !== found)
      throw new Error(`${where}: ${name} are '${found}', in English '${wanted}'`);
  }
}

/**
 * Puts a translation into the place of the English texts (ES-6).
 *
 * @param file - Name of the file in src/content, which decides which fields are texts.
 * @param english - Content of the English file.
 * @param translation - Content of its translation: the same structure with texts only.
 * @param where - Path of the translation, for error messages.
 * @throws Error that names file and field when a text is missing or too many, or its facts differ.
 */
export function translate(
  file: string,
  english: unknown,
  translation: unknown,
  where: string,
): Translation {
  const pairs: TextPair[] = [];
  const merge = (
    source: unknown,
    text: unknown,
    path: readonly string[],
    field: string,
  ): unknown => {
    const at = field === '' ? where : `${where}: ${field}`;
    if (Array.isArray(source)) {
      if (text === undefined) return source.map((item) => merge(item, text, path, field));
      if (!Array.isArray(text) || text.length !== source.length)
        throw new Error(`${at}: needs a list of ${source.length}, as in English`);
      return source.map((item, index) => merge(item, text[index], path, `${field}[${index}]`));
    }
    if (isFields(source)) {
      if (text !== undefined && !isFields(text)) throw new Error(`${at}: needs fields`);
      for (const name in text)
        if (!(name in source)) throw new Error(`${at}: ${name}: is not in the English file`);
      return Object.fromEntries(
        Object.entries(source).map(([name, inner]) => [
          name,
          merge(inner, text?.[name], [...path, name], field === '' ? name : `${field}: ${name}`),
        ]),
      );
    }
    if (typeof source !== 'string' || !isTranslated(file, path)) {
      if (text === undefined) return source;
      throw new Error(`${at}: leave it out, it is the same in every language`);
    }
    if (typeof text !== 'string' || text.trim() === '') throw new Error(`${at}: is missing`);
    assertSameFacts(source, text, at);
    pairs.push({ field, english: source, translation: text });
    return text;
  };
  return { content: merge(english, translation, [], ''), pairs };
}
