import { contentSecurityPolicy, digest } from './content-security-policy.ts';
import { deferRuntime } from './defer-runtime.ts';
import { gatherModules } from './gather-scripts.ts';
import { keptStyles } from './kept-styles.ts';
import { readPage, type PageParts } from './page-parts.ts';
import type { Tag } from './page-tags.ts';
import { pruneStyles, type Holds } from './prune-styles.ts';
import { readScript, type BuiltScripts, type Script } from './script-words.ts';
import { readStyleSheet, type StyleSheet } from './style-sheet.ts';

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

/** Finishes built pages one after the other, and remembers what they have in common. */
export class PageFinisher {
  readonly #built: BuiltScripts;
  readonly #inline = new Map<string, Script>();
  readonly #sheets = new Map<string, StyleSheet>();
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
  finish(built: string, origins: readonly string[]): string {
    const deferred = deferRuntime(built);
    if (deferred.file) this.#built.write(deferred.file.name, deferred.file.text);
    const html = gatherModules(deferred.html);
    const page = readPage(html);
    const scripts = this.#scriptsOf(page);
    const style = this.#prune(page.styles, holds(page, scripts));
    const policy = contentSecurityPolicy({
      scripts: page.scripts.map(({ text }) => text),
      styles: [style, ...page.otherStyles.map(({ text }) => text)].filter(Boolean),
      hasStyleAttribute: page.hasStyleAttribute,
      origins,
      trustedTypes: scripts.flatMap(({ policies }) => policies),
    });
    return withPolicy(withStyle(html, page.styles, style), policy);
  }

  /** All that may run in a page, now or after a touch. */
  #scriptsOf({ scripts, code }: PageParts): Script[] {
    const inline = scripts.map(({ text }) => remember(this.#inline, text, () => readScript(text)));
    const loaded = [...inline.flatMap(({ imports }) => imports), ...code];
    return [...inline, ...loaded.flatMap((address) => this.#built.reachedFrom(address))];
  }

  #prune(styles: readonly Tag[], isHeld: Holds): string {
    const sheets = styles.map(({ text }) =>
      remember(this.#sheets, text, () => readStyleSheet(text)),
    );
    const held = new Set(sheets.flatMap((sheet) => sheet.names).filter(isHeld));
    // A digest: thousands of keys that hold whole style sheets would fill the memory.
    const key = digest([...styles.map(({ text }) => text), ...held].join('\n'));
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

/** Puts one style element where the first of several stood. */
function withStyle(html: string, replaced: readonly Tag[], style: string): string {
  let finished = html;
  for (const [place, { start, end }] of [...replaced.entries()].reverse()) {
    const element = place === 0 && style ? `<style>${style}</style>` : '';
    finished = finished.slice(0, start) + element + finished.slice(end);
  }
  return finished;
}

function withPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error('no <meta charset="utf-8">: the policy stands after it');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}
