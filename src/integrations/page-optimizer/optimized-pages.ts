import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { z } from 'astro/zod';
import { memoize } from '#src/domain/memoize.ts';
import { optimizedPage, type OptimizedPage } from './page-optimizer.ts';

const OPTIMIZER = new URL('./', import.meta.url);
const PACKAGES = new URL('../../../package.json', import.meta.url);

/** Hashes the code of the optimizer and the versions of its packages. */
function hashCode() {
  const hash = createHash('sha256');
  for (const name of readdirSync(OPTIMIZER)) hash.update(readFileSync(new URL(name, OPTIMIZER)));
  return hash.update(readFileSync(PACKAGES));
}

/** In place of its complete style sheet, which most pages share, a page has the name of its file. */
const keptPage = optimizedPage.extend({ key: z.string() });

/**
 * Keeps the optimized pages of the last build. A page whose HTML and optimizer have not changed is not
 * optimized again: its scripts have names with a hash, so its HTML tells their code too.
 */
export class OptimizedPages {
  readonly #code = hashCode();
  readonly #folder: URL;
  readonly #makeFolder = memoize((folder) => mkdirSync(new URL(folder), { recursive: true }));
  readonly #keepStyle = memoize((style) => {
    const name = `${createHash('sha256').update(style).digest('base64url')}.css`;
    this.#write(new URL(name, this.#folder), style);
    return name;
  });

  /** @param folder - Where the pages are kept. It need not exist. */
  constructor(folder: URL) {
    this.#folder = folder;
  }

  /**
   * @param name - File of the page.
   * @param inputs - Everything on which the optimized page depends, apart from the optimizer.
   * @param optimize - Called where the last build had other inputs.
   */
  get(
    name: string,
    inputs: readonly string[],
    optimize: () => OptimizedPage,
  ): Omit<OptimizedPage, 'style'> {
    const key = this.#code.copy().update(inputs.join('\0')).digest('base64url');
    const file = new URL(`${name}.json`, this.#folder);
    if (existsSync(file)) {
      // An earlier optimizer may have kept another shape.
      const kept = keptPage.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (kept.data?.key === key) return kept.data;
    }
    const optimized = optimize();
    const page = { ...optimized, style: this.#keepStyle(optimized.style), key };
    this.#write(file, JSON.stringify(page));
    return page;
  }

  #write(file: URL, text: string) {
    this.#makeFolder(new URL('./', file).href);
    // In one step: another build may be reading it.
    const written = new URL(`${file.href}.${process.pid}`);
    writeFileSync(written, text);
    renameSync(written, file);
  }
}
