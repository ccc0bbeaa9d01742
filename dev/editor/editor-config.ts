import { basename } from 'node:path';
import type { CmsConfig, Collection, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/domain/locale.ts';
import { cityDraftSchema } from '#src/schemas/city.ts';
import { fileSchemas, folderSchemas } from '#src/schemas/content-files.ts';
import { readFile } from '#src/queries/read-file.ts';
import { translationFolder } from '#src/queries/translation-files.ts';
import { fieldsOf, toJsonSchema } from './fields.ts';
import { translatedFiles, translationFields } from './translated-files.ts';

const CONTENT = 'src/content';

/** Markdown below the fields of a file. */
const body = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  buttons: ['bold', 'italic', 'link', 'heading-two', 'bulleted-list', 'numbered-list'],
  editor_components: [],
  use_emoji_autocomplete: false,
} satisfies Field;

/** Collections of single files; files that none of them names are texts of pages. */
const GROUPS = [
  {
    name: 'company',
    label: 'Company and prices',
    icon: 'storefront',
    files: ['company.yaml', 'territory.yaml', 'utilities.yaml', 'prices.yaml', 'policies.yaml'],
  },
  {
    name: 'proof',
    label: 'People, photos, quotes',
    icon: 'groups',
    // A field has the bare name of a file in this folder.
    media_folder: `/${CONTENT}/photos`,
    public_folder: '',
    files: ['people.yaml', 'job-photos.yaml', 'quotes.yaml'],
  },
];
const PAGE_TEXTS = { name: 'texts', label: 'Texts of pages', icon: 'description' };

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

const PLACEHOLDERS =
  'Names in braces, such as {company.phone}, are filled in by the site: keep them as they are. See docs/editing.md for the list.';

/** Folder of drafts, whose texts may be missing. */
const DRAFTS = 'city-drafts';
const DRAFTS_NOTE =
  'Cities without a page. Save what you have: the page on your computer shows it, with a remark in place of what is missing. When a city is complete, publish it on the page Launch.';

const TRANSLATION =
  'Texts of the same-named English files. Figures and names in braces, such as {company.phone}, stay as they are in English. See docs/editing.md.';

function describeFile(schema: z.ZodType) {
  const json = toJsonSchema(schema);
  return { label: json.title, description: json.description, fields: fieldsOf(json) };
}

const files = Object.entries(fileSchemas).map(([file, schema]): CollectionFile => {
  const { label, fields } = describeFile(schema);
  return { name: basename(file, '.yaml'), label, file: `${CONTENT}/${file}`, fields };
});

type Options = Partial<EntryCollection> & Pick<EntryCollection, 'label' | 'label_singular'>;

/** Creates the collection of a folder in src/content. */
function folder(name: string, schema: z.ZodType, options: Options): EntryCollection {
  const { description, fields } = describeFile(schema);
  const { extension = 'md' } = options;
  const names = fields.map((field) => field.name);
  const identifier = names.includes('name') ? 'name' : 'title';
  return {
    name,
    folder: `${CONTENT}/${name}`,
    fields: extension === 'md' ? [...fields, { ...body, required: name !== DRAFTS }] : fields,
    identifier_field: identifier,
    description: [description, PLACEHOLDERS].join('. '),
    sortable_fields: names.includes('order') ? ['order', identifier] : [identifier],
    ...options,
  };
}

/** Creates the collection of the translations of a folder. Each file has the name of its English one. */
function translatedFolder(
  locale: Locale,
  name: keyof typeof folderSchemas,
  options: Options,
): EntryCollection {
  const { extension = 'md' } = options;
  const texts = translationFields(folderSchemas[name]);
  const identifier = texts.some((field) => field.name === 'title') ? 'title' : 'description';
  return {
    ...folder(name, folderSchemas[name], options),
    name: `${locale}-${name}`,
    folder: `${translationFolder(locale)}/${name}`,
    fields: extension === 'md' ? [...texts, body] : texts,
    description: TRANSLATION,
    identifier_field: identifier,
    sortable_fields: [identifier],
    create: false,
    delete: false,
  };
}

/** Required, but never connected: the editor works on a folder. It names the repository in its prompt. */
const FOLDER = {
  name: 'gitea',
  repo: 'local/website',
  app_id: 'none',
  auth_methods: ['token'],
} satisfies CmsConfig['backend'];

/** Creates the collections of a language. */
function translationsIn(locale: Locale): readonly Collection[] {
  const language = languageNames.of(locale);
  return [
    {
      name: locale,
      label: `${language} texts`,
      icon: 'translate',
      description: TRANSLATION,
      files: translatedFiles(locale),
    },
    translatedFolder(locale, 'cities', {
      label: `${language} cities`,
      label_singular: 'City',
      icon: 'location_city',
      summary: '{{slug}}',
    }),
    translatedFolder(locale, 'services', {
      label: `${language} services`,
      label_singular: 'Service',
      icon: 'plumbing',
    }),
    translatedFolder(locale, 'faq', {
      label: `${language} questions`,
      label_singular: 'Category',
      icon: 'help',
      extension: 'yaml',
      format: 'yaml',
      summary: '{{slug}}',
    }),
    translatedFolder(locale, 'legal', {
      label: `${language} legal pages`,
      label_singular: 'Legal page',
      icon: 'gavel',
    }),
  ];
}

const languagesSchema = z.object({ languages: z.array(z.enum(LOCALES)) });

/** Reads the languages of the site: all while the file of the company has a mistake, as the editor is for it. */
function siteLanguages(): readonly Locale[] {
  const { fields } = readFile(`${CONTENT}/company.yaml`);
  return languagesSchema.catch({ languages: [...LOCALES] }).parse(fields).languages;
}

interface ConfigOptions {
  /** Where files are saved, by default in a folder. */
  readonly backend?: CmsConfig['backend'];
  /** Languages whose files have forms, by default those of the site. */
  readonly languages?: readonly Locale[];
}

/**
 * Creates the configuration of the editor (OWN-1) from the content schemas.
 *
 * @param siteAddress - Address of the site, without a slash at its end.
 */
export function createEditorConfig(
  siteAddress: string,
  { backend = FOLDER, languages = siteLanguages() }: ConfigOptions = {},
): CmsConfig {
  const grouped = GROUPS.flatMap(({ files: names }) => names);
  return {
    load_config_file: false,
    backend,
    app_title: 'Website editor',
    site_url: siteAddress,
    media_folder: `${CONTENT}/photos`,
    media_libraries: {
      stock_assets: { providers: [] },
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2000 } },
        },
      },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...GROUPS.map(({ files: names, ...group }) => ({
        ...group,
        description: PLACEHOLDERS,
        files: files.filter(({ file }) => names.includes(basename(file))),
      })),
      folder('cities', folderSchemas.cities, {
        label: 'Cities',
        label_singular: 'City',
        icon: 'location_city',
        preview_path: 'service-areas/{{slug}}',
        view_groups: [{ name: 'area', label: 'Area', field: 'area' }],
      }),
      folder(DRAFTS, cityDraftSchema, {
        label: 'City drafts',
        label_singular: 'City draft',
        icon: 'edit_location_alt',
        description: DRAFTS_NOTE,
        preview_path: 'service-areas/{{slug}}',
      }),
      folder('services', folderSchemas.services, {
        label: 'Services',
        label_singular: 'Service',
        icon: 'plumbing',
        preview_path: 'services/{{slug}}',
      }),
      folder('faq', folderSchemas.faq, {
        label: 'Questions and answers',
        label_singular: 'Category',
        icon: 'help',
        extension: 'yaml',
        format: 'yaml',
        slug: '{{order}}-{{title}}',
        // Titles have conditions.
        summary: '{{slug}}',
      }),
      {
        ...PAGE_TEXTS,
        description: PLACEHOLDERS,
        files: files.filter(({ file }) => !grouped.includes(basename(file))),
      },
      folder('legal', folderSchemas.legal, {
        label: 'Legal pages',
        label_singular: 'Legal page',
        icon: 'gavel',
        create: false,
        delete: false,
        preview_path: '{{slug}}',
      }),
      ...LOCALES.filter(
        (locale) => locale !== DEFAULT_LOCALE && languages.includes(locale),
      ).flatMap(translationsIn),
    ],
  };
}
