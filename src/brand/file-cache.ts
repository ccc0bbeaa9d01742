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
 * Caches expensive results between builds. The file name is a hash of the inputs, so changed inputs
 * never return an old result. The folder can be deleted at any time.
 *
 * @param folder - Cache folder.
 * @param inputs - Everything that the result depends on, as text.
 * @param make - Computes the result when the cache does not contain it.
 */
export async function cachedFile(
  folder: string,
  inputs: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, createHash('sha256').update(inputs).digest('hex').slice(0, 32));
  const cached = await read(file);
  if (cached) return cached;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Renaming is atomic, so an interrupted build does not leave an incomplete file.
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}
