import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A file of every build, by which a folder is known as that of the site. */
const MARK = '_headers';

const before = (folder: string) => `${folder}.before`;

/** @throws Error when the folder has files of something else */
function requireSite(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, MARK)))
    throw new Error(
      `${folder} has other files. Name an empty folder, or one that does not exist yet.`,
    );
}

/**
 * Replaces the files of a folder at once. The version before stays beside it, in '<folder>.before'.
 *
 * @param site - Folder of the build.
 * @throws Error when the folder has files of something else.
 */
export function updateFolder(site: string, folder: string): void {
  requireSite(folder);
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  cpSync(site, next, { recursive: true });
  rmSync(before(folder), { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, before(folder));
  renameSync(next, folder);
}

/**
 * Exchanges the files of a folder and those of the version before.
 *
 * @throws Error when there is no version before.
 */
export function restoreFolder(folder: string): void {
  if (!existsSync(join(before(folder), MARK)))
    throw new Error(`there is no version before this one in ${before(folder)}`);
  requireSite(folder);
  const undone = `${folder}.undone`;
  renameSync(folder, undone);
  renameSync(before(folder), folder);
  renameSync(undone, before(folder));
}
