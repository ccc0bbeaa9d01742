import MagicString from 'magic-string';
import { BuiltScripts, readScript, type Script } from './built-scripts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { namesInValue } from './css-names.ts';
import { deferRuntime, runtimeLoader } from './defer-runtime.ts';
import { isJoinable, joinModules } from './join-modules.ts';
import { pruneStyles, readStyleSheets } from './prune-styles.ts';
import { readPage, type Page, type PageElement } from './read-page.ts';
import type { HasName } from './selector-requirement.ts';

interface Options {
  /** folder of the built site */
  readonly outDir: URL;
  /** path at which the site is served */
  readonly base?: string;
  /** folder of built assets in the output folder (Astro's `build.assets`) */
  readonly assets?: string;
}

interface CompleteStyle {
  readonly css: string;
  readonly files: string[];
}

/** Optimizes the pages of a built site, and keeps what they have in common. */
export class PageOptimizer {
  readonly #assets: string;
  readonly #built: BuiltScripts;
  readonly #readScript = memoize(readScript);
  readonly #isJoinable = memoize(isJoinable);
  readonly #joinModules = memoize((_key: string, modules: readonly string[]) =>
    joinModules(modules),
  );
  readonly #readStyleSheets = memoize((_key: string, texts: readonly string[]) => ({
    sheet: readStyleSheets(texts),
    pruned: new Map<string, string>(),
    complete: this.#addCompleteStyles(texts),
  }));

  /** The style sheets before pruning, and the pages that had them. */
  readonly completeStyles: CompleteStyle[] = [];

  constructor({ outDir, base = '/', assets = '_astro' }: Options) {
    this.#assets = assets;
    this.#built = new BuiltScripts(outDir, base);
  }

  /**
   * @param html a built page
   * @param file of the page below the output folder: 'services/water-heaters.html'
   * @param connectOrigins other origins that the page's scripts may connect to
   * @returns the page with one pruned style sheet, one inline module and a policy of its own
   * @throws Error when the page cannot be optimized without a change of its behavior
   */
  async optimize(
    html: string,
    file: string,
    connectOrigins: readonly string[] = [],
  ): Promise<string> {
    const path = `${this.#built.base}${file}`;
    const page = readPage(html);
    const edits = new MagicString(html);
    this.#assertLinksExist(page, path);
    if (page.hasStyleAttribute) {
      throw new Error('style attribute: the policy forbids it, use a class');
    }

    const inlineCode = await this.#editScripts(page, edits);
    const scripts = this.#scriptsOf(page, inlineCode, path);
    const style = this.#editStyles(page, file, edits, hasName(page, scripts));
    const policy = contentSecurityPolicy({
      scripts: [...inlineCode, ...page.ruleScripts.map(({ text }) => text)],
      styles: [style, ...page.otherStyles.map(({ text }) => text)].filter(Boolean),
      origins: connectOrigins,
      trustedTypes: scripts.flatMap(({ trustedTypesPolicies }) => trustedTypesPolicies),
    });
    if (page.charsetEnd === undefined) throw new Error('no <meta charset>: the policy follows it');
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    return edits.appendLeft(page.charsetEnd, meta).toString();
  }

  /** Defers the island runtime and joins inline modules. @returns the page's inline code */
  async #editScripts({ scripts, islands, bodyEnd }: Page, edits: MagicString): Promise<string[]> {
    const deferred = deferRuntime({ scripts, islands });
    const loader: string[] = [];
    if (deferred) {
      deferred.removed.forEach(({ start, end }) => edits.remove(start, end));
      const { name, code } = deferred.file;
      loader.push(runtimeLoader(this.#built.add(this.#assets, name, code)));
    }
    const staying = scripts.filter((script) => !deferred?.removed.includes(script));
    const joinable = staying.filter(
      ({ attributes, text }) => attributes['type'] === 'module' && this.#isJoinable(text),
    );
    const modules = [...joinable.map(({ text }) => text), ...loader];
    const isJoined = modules.length > 1;
    if (!isJoined && loader.length === 0) return staying.map(({ text }) => text);

    const module = isJoined
      ? await this.#joinModules(modules.join('\0'), modules)
      : loader.join('');
    joinable.forEach(({ start, end }) => edits.remove(start, end));
    if (bodyEnd === undefined) throw new Error('no </body>: the inline module precedes it');
    edits.appendLeft(bodyEnd, `<script type="module">${module}</script>`);
    return [
      ...staying.filter((script) => !joinable.includes(script)).map(({ text }) => text),
      module,
    ];
  }

  /** @returns every script that can run in a page, now or after an interaction */
  #scriptsOf(page: Page, inlineCode: readonly string[], path: string): Script[] {
    const inline = inlineCode.map((code) => this.#readScript(code));
    const addresses = [
      ...inline.flatMap(({ imports }) => imports),
      ...page.externalScripts.map(({ src }) => src),
      ...page.islands.flatMap(({ attributes }) => [
        attributes['component-url'],
        attributes['before-hydration-url'],
      ]),
    ].filter((address) => address !== undefined);
    return [
      ...inline,
      ...addresses.flatMap((address) => this.#built.transitiveImports(address, path)),
    ];
  }

  #assertLinksExist({ links, islands }: Page, path: string): void {
    for (const { rel, href } of links) {
      if (rel === 'stylesheet') {
        throw new Error(`style sheet ${href}: the policy allows inline style sheets only`);
      }
      if (rel === 'modulepreload' && href) this.#built.assertExists(href, path);
    }
    // Not read: no class of the site is written in a framework.
    for (const { attributes } of islands) {
      const renderer = attributes['renderer-url'];
      if (renderer) this.#built.assertExists(renderer, path);
    }
  }

  /** Replaces the page's style sheets by one, in the place of the first. @returns its text */
  #editStyles(
    { styles, otherStyles }: Page,
    file: string,
    edits: MagicString,
    has: HasName,
  ): string {
    const [first, ...others] = styles;
    if (!first) return '';
    const last = others.at(-1) ?? first;
    if (otherStyles.some(({ start }) => start > first.start && start < last.start)) {
      throw new Error('a <style> with attributes or in <noscript> stands between two others');
    }
    const texts = styles.map(({ text }) => text);
    const { sheet, pruned, complete } = this.#readStyleSheets(texts.join('\0'), texts);
    complete.files.push(file);
    const inUse = new Set(otherStyles.flatMap(({ text }) => namesInValue(text)));
    const hasOrUses: HasName = (name) => inUse.has(name) || has(name);
    const key = sheet.names.map((name) => (hasOrUses(name) ? '1' : '0')).join('');
    const style = pruned.get(key) ?? pruneStyles(sheet, hasOrUses);
    pruned.set(key, style);

    edits.update(first.start, first.end, style && `<style>${style}</style>`);
    others.forEach(({ start, end }: PageElement) => edits.remove(start, end));
    return style;
  }

  #addCompleteStyles(texts: readonly string[]): CompleteStyle {
    const complete: CompleteStyle = { css: texts.join('\n'), files: [] };
    this.completeStyles.push(complete);
    return complete;
  }
}

/** A name is in the page's HTML, or a script can add it. */
function hasName({ selectorTokens }: Page, scripts: readonly Script[]): HasName {
  return (name) => {
    if (selectorTokens.has(name)) return true;
    const word = name.replace(/^[.#@]/, '');
    return scripts.some(({ candidateClassNames }) => candidateClassNames.has(word));
  };
}

function memoize<Rest extends readonly unknown[], Result>(
  compute: (key: string, ...rest: Rest) => Result,
): (key: string, ...rest: Rest) => Result {
  const results = new Map<string, Result>();
  return (key, ...rest) => {
    const result = results.get(key) ?? compute(key, ...rest);
    results.set(key, result);
    return result;
  };
}
