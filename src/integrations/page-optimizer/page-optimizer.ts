import { z } from 'astro/zod';
import MagicString from 'magic-string';
import { BuiltScripts, wordsOfScript } from './built-scripts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { deferRuntime, runtimeLoader, type DeferredRuntime } from './defer-runtime.ts';
import { isJoinable, joinModules } from './join-modules.ts';
import { memoize } from '#src/domain/memoize.ts';
import { pruneStyles } from './prune-styles.ts';
import { readPage, type Page, type Words } from './read-page.ts';
import { findShortNames, shortenClasses, shortenStyles } from './shorten-names.ts';

/** The Trusted Types policies of the site's scripts (src/components/chrome/register-worker.ts). */
const TRUSTED_TYPES = ['site#worker'];
/** Astro's id of an island: contains the folder that was built, and nothing reads it. */
const ISLAND_ID = /(?<=<astro-island) uid="\w+"/g;

export const optimizedPage = z.object({
  html: z.string(),
  /** its style sheet before it was pruned */
  style: z.string(),
  /** the names that became short */
  names: z.array(z.tuple([z.string(), z.string()])),
  /** the script that it imports when a popover opens, in the folder of built assets */
  runtime: z.object({ name: z.string(), code: z.string() }).optional(),
});

/** An optimized page, and what became of its styles. */
export type OptimizedPage = z.infer<typeof optimizedPage>;

/** Optimizes the pages of a built site. Writes nothing. */
export class PageOptimizer {
  readonly #folder: string;
  readonly #built: BuiltScripts;
  readonly #wordsOfFiles = memoize(
    (text): Words => new Set(this.#built.namedIn(text).flatMap(wordsOfScript)),
  );

  /**
   * @param outDir - Folder of the built site.
   * @param assets - Name of the folder of its built assets (Astro's `build.assets`).
   */
  constructor(outDir: URL, assets: string) {
    this.#folder = `/${assets}/`;
    this.#built = new BuiltScripts(new URL(`${assets}/`, outDir));
  }

  /**
   * @param html - A built page.
   * @param origins - Other origins that the page's scripts may connect to.
   * @returns the page with one pruned style sheet, one inline module and a policy of its own.
   * @throws Error when the page cannot be optimized without a change of its behavior.
   */
  optimize(html: string, origins: readonly string[]): OptimizedPage {
    const page = readPage(html);
    const edits = new MagicString(html).replaceAll(ISLAND_ID, '');
    const inScripts = this.#wordsOf(page);
    const words = { has: (word: string) => page.words.has(word) || inScripts.has(word) };
    const style = page.styles.map(({ text }) => text).join('\n');
    const pruned = pruneStyles(style, words);
    const names = this.#shortenNames(page, edits, pruned, inScripts);
    const shortened = shortenStyles(pruned, names);
    const element = shortened && `<style>${shortened}</style>`;
    page.styles.forEach(({ start, end }, at) => edits.update(start, end, at === 0 ? element : ''));
    const deferred = deferRuntime(page);
    const policy = contentSecurityPolicy({
      scripts: this.#editScripts(page, edits, deferred),
      style: shortened,
      origins,
      trustedTypes: TRUSTED_TYPES.filter((name) => words.has(name)),
    });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    edits.appendLeft(page.charsetEnd, meta);
    return { html: edits.toString(), style, names: [...names], runtime: deferred?.file };
  }

  /** @returns the words of every script that can run in a page */
  #wordsOf({ scripts, addresses }: Page): Words {
    const inline = scripts.map(({ text }) => text);
    const inFiles = this.#wordsOfFiles([...inline, ...addresses].join('\n'));
    const inPage = new Set(inline.flatMap(wordsOfScript));
    return { has: (word) => inPage.has(word) || inFiles.has(word) };
  }

  /** Finds short names for a page, and writes them into its attributes. */
  #shortenNames(page: Page, edits: MagicString, css: string, inScripts: Words) {
    const written = page.classes.flatMap(({ value }) => value.split(/\s+/));
    const classes = new Set(written);
    // A class of an attribute in another form, and a property that an attribute names, stay.
    const names = findShortNames(css, written, {
      has: (word) => inScripts.has(word) || (page.words.has(word) && !classes.has(word)),
    });
    for (const { value, start, end } of page.classes)
      edits.update(start, end, shortenClasses(value, names));
    return names;
  }

  /** Defers the island runtime and joins inline modules. @returns the page's inline code */
  #editScripts(page: Page, edits: MagicString, deferred?: DeferredRuntime): string[] {
    const inline = page.scripts.filter(({ attributes }) => attributes['type'] === 'module');
    const joined = inline.filter(({ text }) => isJoinable(text));
    const modules = joined.map(({ text }) => text);
    if (deferred) modules.push(runtimeLoader(this.#folder + deferred.file.name));
    const removed = [...joined, ...(deferred?.removed ?? [])];
    for (const { start, end } of removed) edits.remove(start, end);
    const code = page.scripts.filter((one) => !removed.includes(one)).map(({ text }) => text);
    if (modules.length > 0) {
      const module = joinModules(modules);
      edits.appendLeft(page.bodyEnd, `<script type="module">${module}</script>`);
      code.push(module);
    }
    return code;
  }
}
