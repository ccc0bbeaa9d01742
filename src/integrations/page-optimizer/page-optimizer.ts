import MagicString from 'magic-string';
import { BuiltScripts, wordsOfScript } from './built-scripts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { deferRuntime, runtimeLoader } from './defer-runtime.ts';
import { hasMatch, type Compound } from './find-matches.ts';
import { isJoinable, joinModules } from './join-modules.ts';
import { pruneStyles } from './prune-styles.ts';
import { readPage, type Page, type PageElement } from './read-page.ts';
import { findShortNames, shortenClasses, shortenStyles, type ShortNames } from './shorten-names.ts';

/** The Trusted Types policies of the site's scripts (src/components/chrome/register-worker.ts). */
const TRUSTED_TYPES = ['site#worker'];

/** What a script needs to add an element or a class. */
const CHANGES_ELEMENTS =
  /\b(?:createElement|cloneNode|importNode|innerHTML|insertAdjacentHTML|className|classList)\b/;

/** A page with its new HTML, its style sheet before pruning and the names that became short. */
interface OptimizedPage {
  readonly html: string;
  readonly completeStyle: string;
  readonly names: ShortNames;
}

/** Optimizes the pages of a built site. */
export class PageOptimizer {
  readonly #folder: string;
  readonly #built: BuiltScripts;

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
    const edits = new MagicString(html);
    const inScripts = this.#wordsOf(page);
    const words = new Set([...page.words, ...inScripts]);
    const completeStyle = page.styles.map(({ text }) => text).join('\n');
    const scripts = this.#editScripts(page, edits);
    const pruned = pruneStyles(completeStyle, words, canMatchIn(page, scripts));
    const names = this.#shorten(page, edits, pruned, inScripts);
    const style = shortenStyles(pruned, names);
    replace(edits, page.styles, style && `<style>${style}</style>`);
    const policy = contentSecurityPolicy({
      scripts,
      style,
      origins,
      trustedTypes: TRUSTED_TYPES.filter((name) => words.has(name)),
    });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    return { html: edits.appendLeft(page.charsetEnd, meta).toString(), completeStyle, names };
  }

  /** @returns the words of every script that can run in a page */
  #wordsOf({ scripts, addresses }: Page): ReadonlySet<string> {
    const inline = scripts.map(({ text }) => text);
    const files = this.#built.namedIn([...inline, ...addresses].join('\n'));
    return new Set([...inline, ...files].flatMap(wordsOfScript));
  }

  /** Shortens the classes of a page. @returns the short names, also of custom properties */
  #shorten(page: Page, edits: MagicString, style: string, inScripts: ReadonlySet<string>) {
    const attributes = page.classes.map(({ value }) => value.split(/\s+/));
    const written = attributes.flat();
    // A class of an attribute in another form, and a property that an attribute names, stay.
    const inHtml = new Set(page.words).difference(new Set(written));
    const names = findShortNames(style, written, inScripts.union(inHtml));
    for (const { value, start, end } of page.classes)
      edits.update(start, end, shortenClasses(value, names));
    return names;
  }

  /** Defers the island runtime and joins inline modules. @returns the page's inline code */
  #editScripts(page: Page, edits: MagicString): string[] {
    const deferred = deferRuntime(page);
    const joined = page.scripts.filter(
      ({ attributes, text }) => attributes['type'] === 'module' && isJoinable(text),
    );
    const modules = joined.map(({ text }) => text);
    if (deferred) {
      const { name, code } = deferred.file;
      this.#built.add(name, code);
      modules.push(runtimeLoader(this.#folder + name));
    }
    const removed = [...joined, ...(deferred?.removed ?? [])];
    for (const { start, end } of removed) edits.remove(start, end);
    const staying = page.scripts.filter((script) => !removed.includes(script));
    const code = staying.map(({ text }) => text);
    if (modules.length > 0) {
      const module = joinModules(modules);
      edits.appendLeft(page.bodyEnd, `<script type="module">${module}</script>`);
      code.push(module);
    }
    return code;
  }
}

/**
 * Returns whether a selector means an element that is in the HTML. Undefined where islands or the page's
 * own scripts change elements. What has another name comes with a file that is loaded later.
 */
function canMatchIn({ elements, words }: Page, scripts: readonly string[]) {
  if (!elements || scripts.some((code) => CHANGES_ELEMENTS.test(code))) return undefined;
  const inHtml = new Set(words);
  return (compounds: readonly Compound[]) =>
    hasMatch(compounds, elements) ||
    compounds.some(({ names }) => names.some((name) => !inHtml.has(name)));
}

/** Replaces elements by one text, in the place of the first. */
function replace(edits: MagicString, elements: readonly PageElement[], text: string): void {
  elements.forEach(({ start, end }, index) => edits.update(start, end, index === 0 ? text : ''));
}
