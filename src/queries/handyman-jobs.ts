import { findHandymanJob } from '#src/domain/handyman-jobs.ts';
import type { CityJob } from '#src/schemas/city.ts';
import { handyman } from './copy.ts';

const LIST = 'src/content/handyman.yaml';
const jobs = handyman.categories.flatMap((category) => category.jobs);
const ids = new Set(jobs.map(({ id }) => id));

/**
 * Refuses a text about licensed plumbing that names a job of the handyman list (PLAN-1).
 *
 * @param where - File and field, for the error message.
 */
export function requirePlumbing(text: string, where: string): void {
  const found = findHandymanJob(text, jobs);
  if (found)
    throw new Error(
      `${where}: '${found.word}' is the handyman job '${found.id}' of ${LIST}, which has no plumber's rates`,
    );
}

/**
 * Checks who does a priced job, and that it fits its visits (PLAN-1).
 *
 * @param job - Priced job of a city.
 * @param file - File of the city, for the error message.
 * @throws Error when a handyman's job is not on the list or takes more visits, or a plumber's is on it.
 */
export function requireRightRates(job: CityJob, file: string): void {
  if (job.by === 'plumber') {
    requirePlumbing(job.name, `${file}: job: name`);
    requirePlumbing(job.covers, `${file}: job: covers`);
    return;
  }
  const unknown = job.jobs.find((id) => !ids.has(id));
  if (unknown !== undefined) throw new Error(`${file}: job: jobs: no job '${unknown}' in ${LIST}`);
  const longer = jobs.find(({ id, minVisits }) => job.jobs.includes(id) && job.visits < minVisits);
  if (longer)
    throw new Error(
      `${file}: job: visits: '${longer.id}' takes ${longer.minVisits} visits, as ${LIST} says`,
    );
}
