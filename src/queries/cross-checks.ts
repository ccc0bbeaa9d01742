import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { findHandymanJob } from '#src/domain/handyman-jobs.ts';
import type { CityJob } from '#src/schemas/city.ts';
import type { ContentFacts, FolderFacts } from '#src/schemas/content-files.ts';
import type { Photo } from '#src/schemas/proof.ts';
import { listDrafts } from './city-drafts.ts';
import { contentError } from './content-error.ts';
import { readFile } from './read-file.ts';
import { ENGLISH } from './translation-files.ts';
import { requireUtilities } from './utilities.ts';

// What files of src/content say of each other. Messages name the file that must change.

const LIST = `${ENGLISH}/handyman.yaml`;

/** The list of handyman jobs, which not every firm does. */
type Handyman = Pick<ContentFacts['handyman.yaml'], 'categories'> | undefined;
const jobsIn = (handyman: Handyman) =>
  handyman === undefined ? [] : handyman.categories.flatMap(({ jobs }) => jobs);

/** Refuses a text about licensed plumbing that names a job of the handyman list (PLAN-1). */
function requirePlumbing(text: string, handyman: Handyman, where: string): void {
  const found = findHandymanJob(text, jobsIn(handyman));
  if (found)
    throw contentError(
      `${where}: '${found.word}' is the handyman job '${found.id}' of ${LIST}, which has no plumber's rates`,
    );
}

/** Checks who does the priced job of a city, and that it fits its visits (PLAN-1). */
function requireRightRates(job: CityJob, handyman: Handyman, file: string): void {
  if (job.by === 'plumber') {
    requirePlumbing(job.name, handyman, `${file}: job: name`);
    requirePlumbing(job.covers, handyman, `${file}: job: covers`);
    return;
  }
  const jobs = jobsIn(handyman);
  const unknown = job.jobs.find((id) => !jobs.some((known) => known.id === id));
  if (unknown !== undefined)
    throw contentError(`${file}: job: jobs: no job '${unknown}' in ${LIST}`);
  const longer = jobs.find(({ id, minVisits }) => job.jobs.includes(id) && job.visits < minVisits);
  if (longer)
    throw contentError(
      `${file}: job: visits: '${longer.id}' takes ${longer.minVisits} visits, as ${LIST} says`,
    );
}

type Entries<Folder extends keyof FolderFacts> = readonly (FolderFacts[Folder] & {
  readonly slug: string;
})[];

/**
 * Checks the services, in display order.
 *
 * @throws Error when two services have the same order, a card of /services names an unknown one, or
 * a service includes a handyman job (PLAN-1).
 */
export function checkServices(
  services: Entries<'services'>,
  { cards }: ContentFacts['licensed-services.yaml'],
  handyman: Handyman,
): void {
  services.forEach(({ slug, order, included }, at) => {
    const file = `${ENGLISH}/services/${slug}.md`;
    for (const item of included) requirePlumbing(item, handyman, `${file}: included`);
    if (services[at - 1]?.order === order) throw contentError(`${file}: order ${order} is taken`);
  });
  cards.forEach(({ service }, at) => {
    if (!services.some(({ slug }) => slug === service))
      throw contentError(
        `${ENGLISH}/licensed-services.yaml: cards[${at}]: service: no service '${service}', choose another one`,
      );
  });
}

const handymanCity = z.looseObject({ job: z.looseObject({ by: z.literal('handyman') }) });

/**
 * Checks that a firm without handyman work has no city whose priced job is a handyman's, before the texts
 * of these cities name a price that the firm does not have.
 *
 * @throws Error that names all of them.
 */
export function requirePlumbersJobs(): void {
  const visited = globSync(`${ENGLISH}/cities/*.md`)
    .filter((file) => handymanCity.safeParse(readFile(file).fields).success)
    .map((file) => basename(file, '.md'))
    .toSorted();
  if (visited.length > 0)
    throw contentError(
      `${ENGLISH}/prices.yaml has no minimumService, so the firm does no handyman work, but the priced job of these cities is a handyman's: ${visited.join(', ')}. Give each a job of a plumber, or move its file from ${ENGLISH}/cities to ${ENGLISH}/city-drafts without its job`,
    );
}

/**
 * Checks the cities.
 *
 * @param previews - Drafts that have a page.
 * @throws Error when the company or the territory file names a city that does not exist, a city an
 * unknown area or public service, or a priced job the rates of another trade (PLAN-1).
 */
export function checkCities(
  cities: Entries<'cities'>,
  previews: readonly { readonly slug: string }[],
  company: Pick<ContentFacts['company.yaml'], 'base' | 'namedServiceAreas'>,
  territory: ContentFacts['territory.yaml'],
  handyman: Handyman,
): void {
  for (const city of cities) {
    const file = `${ENGLISH}/cities/${city.slug}.md`;
    requireRightRates(city.job, handyman, file);
    requireUtilities(city, file);
    if (!territory.areas.includes(city.area))
      throw contentError(`${file}: area: '${city.area}' is no area of ${ENGLISH}/territory.yaml`);
  }
  const known = new Set([...cities, ...previews].map(({ slug }) => slug));
  const named = [
    ...[company.base.slug, ...company.namedServiceAreas].map(
      (slug) => ['company.yaml', slug] as const,
    ),
    ['territory.yaml: defaultCity', territory.defaultCity] as const,
  ];
  for (const [where, slug] of named)
    if (!known.has(slug))
      throw contentError(`${ENGLISH}/${where}: no city '${slug}'${listDrafts()}`);
}

/**
 * Checks the questions, by category in display order.
 *
 * @throws Error when two categories have the same order, or two questions the same id (FAQ-2).
 */
export function checkQuestions(categories: Entries<'faq'>): void {
  const taken = new Map<string, string>();
  categories.forEach(({ slug, order, questions }, at) => {
    if (categories[at - 1]?.order === order)
      throw contentError(`${ENGLISH}/faq/${slug}.yaml: order ${order} is taken`);
    for (const { id } of questions) {
      const file = `${ENGLISH}/faq/${slug}.yaml`;
      const other = taken.get(id);
      if (other) throw contentError(`${file}: question '${id}' is also in ${other}`);
      taken.set(id, file);
    }
  });
}

type PhotoList = readonly [field: string, entries: readonly { readonly photo?: Photo }[]];

/** Lists the files in src/content/photos. */
export const storedPhotos = () =>
  globSync(`${ENGLISH}/photos/*.{jpg,jpeg,png,webp}`).map((path) => basename(path));

/**
 * Checks that every photo that an entry names is there.
 *
 * @param lists - Entries with their field, such as 'people.yaml: people'.
 * @param stored - Names of the files in the folder.
 * @returns files that no entry names: whether anybody agreed to them is unknown.
 * @throws Error when a photo has no file.
 */
export function checkPhotos(
  lists: readonly PhotoList[],
  stored: readonly string[],
): readonly string[] {
  const fields = new Map<string, string>();
  for (const [field, entries] of lists)
    entries.forEach(({ photo }, at) => {
      if (photo) fields.set(photo.file, `${field}[${at}].photo.file`);
    });
  for (const [file, field] of fields)
    if (!stored.includes(file))
      throw contentError(`${ENGLISH}/${field}: no file ${ENGLISH}/photos/${file}`);
  return stored.filter((file) => !fields.has(file));
}
