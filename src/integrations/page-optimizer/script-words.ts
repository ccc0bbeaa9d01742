import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { trustedTypePolicies } from './content-security-policy.ts';

const IMPORT = /["'`](?:\.\/|\/?_astro\/)([\w.~-]+\.m?js)["'`]/g;

/** What matters of a script to the pages that run it. */
export interface Script {
  readonly words: ReadonlySet<string>;
  /** names of the Trusted Types policies that it makes */
  readonly policies: readonly string[];
  /** file names of the scripts that it may load */
  readonly imports: readonly string[];
}

/**
 * Reads a script for the words that could be class names, ids or tags: whatever stands between
 * quotes and spaces. Code between them is cut up as well; its pieces match no name.
 */
export function readScript(text: string): Script {
  return {
    words: new Set(text.split(/[\s"'`]+/)),
    policies: trustedTypePolicies(text),
    imports: [...text.matchAll(IMPORT)].map(([, name = '']) => name),
  };
}

/** The built scripts of a site, each read once. In: the folder that holds them all (`_astro`). */
export class BuiltScripts {
  readonly #folder: URL;
  readonly #scripts = new Map<string, Script | undefined>();
  readonly #reached = new Map<string, readonly Script[]>();

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /**
   * @param address of a script as a page writes it: `/_astro/menu.Bq3x.js`
   * @returns that script and all that it loads, at once or later; scripts of elsewhere: none
   */
  reachedFrom(address: string): readonly Script[] {
    const known = this.#reached.get(address);
    if (known) return known;
    const scripts = [...walk(basename(address), (name) => this.#read(name))];
    this.#reached.set(address, scripts);
    return scripts;
  }

  /** Adds a script to the folder, once. */
  write(name: string, text: string): void {
    if (this.#read(name)) return;
    writeFileSync(new URL(name, this.#folder), text);
    this.#scripts.set(name, readScript(text));
  }

  #read(name: string): Script | undefined {
    const file = new URL(name, this.#folder);
    if (!this.#scripts.has(name)) {
      this.#scripts.set(
        name,
        existsSync(file) ? readScript(readFileSync(file, 'utf8')) : undefined,
      );
    }
    return this.#scripts.get(name);
  }
}

/** A script and all that it loads, each once. */
function* walk(first: string, read: (name: string) => Script | undefined): Generator<Script> {
  const names = new Set([first]);
  // A set hands out what is added to it while it is walked.
  for (const name of names) {
    const script = read(name);
    if (!script) continue;
    script.imports.forEach((imported) => names.add(imported));
    yield script;
  }
}
