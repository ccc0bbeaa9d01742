import { contentSecurityPolicy, digest } from './content-security-policy.ts';
import { deferRuntime } from './defer-runtime.ts';
import { gatherModules } from './gather-scripts.ts';
import { keptStyles } from './kept-styles.ts';
import { applyEdits, moduleAtEnd, removal, type Edit } from './page-edits.ts';
import { readPage, type PageParts } from './page-parts.ts';
import type { Tag } from './page-tags.ts';
import { pruneStyles, type Holds } from './prune-styles.ts';
import { readScript, type BuiltScripts, type Script } from './script-words.ts';
import { readStyleSheet, type StyleSheet } from './style-sheet.ts';

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

/** Finishes built pages one after the other, and remembers what they have in common. */
export class PageOptimizer {
  readonly #built: BuiltScripts;
  readonly #inline = new Map<string, Script>();
  readonly #sheets = new Map<string, StyleSheet & { readonly number: number }>();
  readonly #pruned = new Map<string, string>();

  constructor(built: BuiltScripts) {
    this.#built = built;
  }

  /**
   * In: a page's HTML; origins that its scripts may ask besides its own. Out: the same page with
   * one style sheet that holds what it can use, its inline modules in one, the island runtime in
   * a file where nothing needs it before a touch, and with its Content Security Policy.
   * Throws when the page does not declare its character set, after which the policy stands.
   */
  optimize(built: string, origins: readonly string[]): string {
    const page = readPage(built);
    const runtime = deferRuntime(page);
    if (runtime) this.#built.write(runtime.file.name, runtime.file.text);
    const inline = without(page.scripts, runtime?.takenOut ?? []);
    const gathered = gatherModules(inline, runtime && [runtime.loader]);
    const texts = without(inline, gathered.takenOut).map(({ text }) => text);
    const inlineCode = [...texts, ...gathered.modules];

    const scripts = this.#scriptsOf(inlineCode, page.code);
    const style = this.#prune(page.styles, holds(page, scripts));
    const policy = contentSecurityPolicy({
      scripts: inlineCode,
      styles: [style, ...page.otherStyles.map(({ text }) => text)].filter(Boolean),
      hasStyleAttribute: page.hasStyleAttribute,
      origins,
      trustedTypes: scripts.flatMap(({ policies }) => policies),
    });
    return applyEdits(built, [
      policyAfterCharset(built, policy),
      ...oneStyle(page.styles, style),
      ...[...(runtime?.takenOut ?? []), ...gathered.takenOut].map(removal),
      ...gathered.modules.map((text) => moduleAtEnd(built, text)),
    ]);
  }

  /** All that may run in a page, now or after a touch. */
  #scriptsOf(texts: readonly string[], code: readonly string[]): Script[] {
    const inline = texts.map((text) => remember(this.#inline, text, () => readScript(text)));
    const loaded = [...inline.flatMap(({ imports }) => imports), ...code];
    return [...inline, ...loaded.flatMap((address) => this.#built.reachedFrom(address))];
  }

  #prune(styles: readonly Tag[], isHeld: Holds): string {
    const sheets = styles.map(({ text }) =>
      remember(this.#sheets, text, () => ({ ...readStyleSheet(text), number: this.#sheets.size })),
    );
    const held = new Set(sheets.flatMap((sheet) => sheet.names).filter(isHeld));
    // A digest: thousands of keys that hold hundreds of names would fill the memory.
    const key = digest([...sheets.map(({ number }) => number), ...held].join('\n'));
    return remember(this.#pruned, key, () => pruneStyles(sheets, (name) => held.has(name)));
  }
}

/** A name is held when the HTML has it, or when a script writes it as a word of its own. */
function holds({ names }: PageParts, scripts: readonly Script[]): Holds {
  return (name) => {
    if (names.has(name) || keptStyles.includes(name)) return true;
    const word = name.replace(/^[.#]/, '');
    return scripts.some(({ words }) => words.has(word));
  };
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function without(tags: readonly Tag[], others: readonly Tag[]): readonly Tag[] {
  return tags.filter((tag) => !others.includes(tag));
}

/** One style element stands where the first of several stood. */
function oneStyle([first, ...others]: readonly Tag[], style: string): Edit[] {
  if (!first) return [];
  const element = style && `<style>${style}</style>`;
  return [{ ...removal(first), text: element }, ...others.map(removal)];
}

function policyAfterCharset(html: string, policy: string): Edit {
  const charset = CHARSET.exec(html);
  if (!charset) throw new Error('no <meta charset="utf-8">: the policy stands after it');
  const place = charset.index + charset[0].length;
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return { start: place, end: place, text };
}
