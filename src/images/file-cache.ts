import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

/**
 * Keeps what is costly to make between builds.
 *
 * In: a folder, everything the result depends on as text, and how to make it. Out: the result,
 * from the folder when the same inputs were seen before. A changed input is another file, so
 * nothing stale is ever served; the folder may be deleted at any time.
 */
export async function cachedFile(
  folder: string,
  inputs: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, createHash('sha256').update(inputs).digest('hex').slice(0, 32));
  const kept = await read(file);
  if (kept) return kept;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Renaming is atomic: a build that is stopped here leaves no half file behind.
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}
