import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { z } from 'astro/zod';
import { parseDocument, stringify, type Document } from 'yaml';
import { splitFrontMatter } from '#src/domain/front-matter.ts';
import { slugFromText } from '#src/domain/slug.ts';
import { company as oldCompany, territory as oldTerritory } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { validateFacts } from '#src/queries/read-file.ts';
import { translationFolder } from '#src/queries/translation-files.ts';
import { cityDraftSchema, citySchema } from '#src/schemas/city.ts';
import { companySchema } from '#src/schemas/company.ts';
import { territorySchema } from '#src/schemas/territory.ts';
import { namedCities, type AdoptedCity, type Answers } from './answers.ts';
import { createFirmSearch, type FirmNames } from './firm-words.ts';
import {
  hasHandyman,
  planCompany,
  planPrices,
  planUtilities,
  toYaml,
  type Change,
} from './plan-facts.ts';

/** The changes that turn this firm into another, and what they lead to. */
export interface Plan {
  readonly changes: readonly Change[];
  readonly published: readonly AdoptedCity[];
  /** Names of drafts whose texts are about a handyman, when the firm does no such work. */
  readonly withoutHandyman: readonly string[];
  /** Why the site can only be previewed yet; empty when it can be built. */
  readonly obstacles: readonly string[];
  readonly next: FirmNames;
}

const CITIES = 'src/content/cities';
const DRAFTS = 'src/content/city-drafts';
/**
 * Files that name the firm outside of the content. LICENSE keeps the names of its copyright holders;
 * npm corrects the name in package-lock.json, and a change of that file would install all packages.
 */
const NAMING_FILES = ['README.md', 'package.json', 'wrangler.jsonc'];
/**
 * Facts of the old firm: its optional content (PROOF-2, ASK-1), its claims and places in Spanish, its tests and
 * its picture.
 */
const LEAVING_FILES =
  '{src/content/{people,job-photos,quotes,policies,es/policies,es/company,es/territory}.yaml,src/content/photos/*,tests/**/*.sample.*,docs/screenshot.png}';
const SPELLING = 'cspell.config.yaml';
const SCREENSHOT = /!\[[^\]]*\]\(docs\/screenshot\.png\)\n\n/;
/** Parts of README.md about the member login. */
const LOGIN =
  /, and in the member login \(Supabase\)|`npm start` also starts a local auth[^]*?\n\n|- \*\*Member login\*\*[^]*?\n(?=\n)/g;
const DRAFT_NOTE = `# Not published. To publish: write description, answer and job as in src/content/cities, and below the
# fields a local note of 60 to 120 words. Then move the file to src/content/cities (docs/adopting.md).
`;

/** The shared ZIP codes of a city, as its file has them. */
const sharesSchema = z.object({
  zipsSharedWith: z.array(z.object({ zip: z.string(), city: z.string() })).default([]),
});

/** Fields and text of a city that has no file yet. */
const NEW_CITY = { fields: '', body: '' };
const read = (file: string) => readFileSync(file, 'utf8');
/** Finds the file of the same city: a town of another county may have its name. */
const oldFile = ({ slug, county }: AdoptedCity) =>
  [`${CITIES}/${slug}.md`, `${DRAFTS}/${slug}.md`].find(
    (file) => existsSync(file) && read(file).includes(`\ncounty: ${county}\n`),
  );

function oldText(one: AdoptedCity) {
  const file = oldFile(one);
  return (file === undefined ? undefined : splitFrontMatter(read(file))) ?? NEW_CITY;
}

/** Whether the file of a city names its water supplier. */
function hasWater(one: AdoptedCity): boolean {
  const file = oldFile(one);
  return file !== undefined && /^water:$/m.test(read(file));
}

/** Names a city, its county, and its neighbors with which its file shares ZIP codes. */
function placesNamed(one: AdoptedCity): readonly string[] {
  const { zipsSharedWith } = sharesSchema.parse({ ...parseDocument(oldText(one).fields).toJS() });
  return [one.name, one.county, ...zipsSharedWith.map(({ city }) => city)];
}

/** Removes the shared ZIP codes of a written page that the city no longer has. */
function removeStaleShares(document: Document, zips: readonly string[]): void {
  const shares = sharesSchema.parse(document.toJS()).zipsSharedWith;
  const kept = shares.filter(({ zip }) => zips.includes(zip));
  if (kept.length === shares.length) return;
  if (kept.length === 0) document.delete('zipsSharedWith');
  else document.set('zipsSharedWith', document.createNode(kept));
}

/** Finds handyman work in the text of a city, outside of parts that have it as their condition. */
const namesHandyman = (text: string) =>
  /handyman|\{prices\.(?:minimumService|visitLength)\}/i.test(
    text.replaceAll(/\{if handyman\}.*?\{end\}/gs, ''),
  );

/**
 * Plans the file of a city. Texts that an earlier firm wrote about the place are kept, except those
 * that do not fit the new one.
 *
 * @param isForeign - Whether a text does not fit.
 */
function planCity(
  one: AdoptedCity,
  isForeign: (text: string) => boolean,
  needsWater: boolean,
): Change {
  const { slug, ...facts } = one;
  const name = `${slug}.md`;
  const { fields: oldFields, body: oldNote } = oldText(one);
  const document = parseDocument(oldFields);
  const oldFacts: Record<string, unknown> = { ...document.toJS() };
  for (const key of ['description', 'answer', 'job'])
    if (document.has(key) && isForeign(stringify(document.get(key)))) document.delete(key);
  const note = isForeign(oldNote) ? '' : oldNote.trim();
  const isShared = facts.zipsSharedWith.length > 0;
  for (const [key, value] of Object.entries(facts)) {
    // Which ZIP codes a written page shares has been checked by hand.
    if (key === 'zipsSharedWith' && (document.has(key) || !isShared)) continue;
    if (!isDeepStrictEqual(oldFacts[key], value)) document.set(key, value);
  }
  removeStaleShares(document, facts.zips);
  // Where the supplier of one city is known, no city is without one (LOC-5).
  const isComplete =
    note !== '' &&
    citySchema.safeParse(document.toJS()).success &&
    (document.has('water') || !needsWater);
  if (!isComplete) validateFacts(cityDraftSchema, document.toJS(), `${DRAFTS}/${name}`);
  const fields = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return {
    file: `${isComplete ? CITIES : DRAFTS}/${name}`,
    text: `---\n${isComplete ? '' : DRAFT_NOTE}${fields.replace(DRAFT_NOTE, '')}---\n${note}\n`,
  };
}

/** Lists the Spanish texts of cities that have no page, or that name the old firm. */
function translationsLeaving(
  published: readonly AdoptedCity[],
  search: ReturnType<typeof createFirmSearch>,
): readonly string[] {
  const slugs = new Set(published.map(({ slug }) => slug));
  if (!hasLanguage('es')) return [];
  return globSync(`${translationFolder('es')}/cities/*.md`).filter(
    (file) => !slugs.has(basename(file, '.md')) || search(read(file)).length > 0,
  );
}

/** Puts the new names into a file outside of the content. */
function rename(file: string, { company, territory }: FirmNames, hasLogin: boolean): string {
  return read(file)
    .replace(SCREENSHOT, '')
    .replaceAll(LOGIN, (part) => (hasLogin ? part : ''))
    .replaceAll(oldCompany.name, () => company.name)
    .replaceAll(slugFromText(oldCompany.name), slugFromText(company.name))
    .replaceAll(oldTerritory.widerRegion, () => territory.widerRegion);
}

/** Lets the speller know the words of the new names. */
function spelling({ company, territory }: FirmNames): Change {
  const names = [company.name, company.shortName, territory.region, ...territory.areas];
  const words = new Set(names.join(' ').match(/\p{L}{4,}/gu));
  const lines = [...words].map((word) => `  - ${word}\n`).join('');
  return { file: SPELLING, text: read(SPELLING).replace(/^words:\n/m, (head) => head + lines) };
}

async function formatted({ file, text }: Change): Promise<Change> {
  // Prettier leaves the Markdown of the content alone, as .prettierignore says.
  if (text === undefined || file.endsWith('.md')) return { file, text };
  const options = await resolveConfig(file);
  return { file, text: await format(text, { ...options, filepath: file }) };
}

/** Names of this repository's firm. */
export function currentFirm(): FirmNames {
  const cities = globSync(`${CITIES}/*.md`).map((file) => read(file));
  return {
    company: oldCompany,
    territory: oldTerritory,
    cities: cities.flatMap((text) => /^name: (.*)$/m.exec(text)?.[1] ?? []),
  };
}

/**
 * Plans how to turn the firm of this repository into that of the answers (OWN-2). Writes nothing.
 *
 * @throws Error that names the file and the field of a value that a schema refuses.
 */
export async function planAdoption(answers: Answers): Promise<Plan> {
  const { base, cities } = answers;
  const { county, landscape, region, regionInText, widerRegion } = answers.territory;
  const areas = [...new Set(cities.map(({ area }) => area))];
  const territory = validateFacts(
    territorySchema,
    {
      region,
      regionInText,
      widerRegion,
      county,
      landscape,
      defaultCity: base.slug,
      // Cities come from one county, whose gas company stays.
      gas: oldTerritory.gas,
      areas,
    },
    'src/content/territory.yaml',
  );
  const next = {
    territory,
    cities: cities.flatMap(placesNamed),
    company: companySchema.parse(planCompany(answers, [base])),
  };
  const search = createFirmSearch(currentFirm(), next);
  const needsWater = cities.some(hasWater);
  const isWithoutHandyman = !hasHandyman(answers);
  const isForeign = (text: string) =>
    search(text).length > 0 || (isWithoutHandyman && namesHandyman(text));
  const cityChanges = cities.map((one) => planCity(one, isForeign, needsWater));
  const written = new Set(cityChanges.map(({ file }) => file));
  const published = cities.filter(({ slug }) => written.has(`${CITIES}/${slug}.md`));
  const company = planCompany(answers, namedCities(answers, published));
  const unpublished = [base, ...(answers.namedCities ?? [])].filter(
    (one) => !published.includes(one),
  );
  const changes: Change[] = [
    toYaml('src/content/company.yaml', company),
    toYaml('src/content/territory.yaml', territory),
    planPrices(answers),
    ...planUtilities(
      territory.gas,
      cityChanges.map(({ text = '' }) => text),
    ),
    ...cityChanges,
    spelling(next),
    ...NAMING_FILES.map((file) => ({ file, text: rename(file, next, answers.memberLogin) })),
    ...globSync([`${CITIES}/*.md`, `${DRAFTS}/*.md`, LEAVING_FILES])
      .filter((file) => !written.has(file))
      .concat(translationsLeaving(published, search))
      .map((file) => ({ file, text: undefined })),
  ];
  return {
    changes: await Promise.all(changes.map(formatted)),
    published,
    withoutHandyman: cities
      .filter((one) => {
        const file = oldFile(one);
        const isDraft = !published.includes(one);
        return isDraft && isWithoutHandyman && file !== undefined && namesHandyman(read(file));
      })
      .map(({ name }) => name),
    next,
    obstacles: unpublished.map(
      ({ name }) => `${name} needs its texts, because the home page names it`,
    ),
  };
}
