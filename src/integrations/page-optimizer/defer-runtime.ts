import { createHash } from 'node:crypto';
import { invariant } from '#src/domain/invariant.ts';
import type { Page, PageElement } from './read-page.ts';

/** The island runtime of a page that needs none before a popover opens. */
export interface DeferredRuntime {
  readonly removed: readonly PageElement[];
  readonly file: { readonly name: string; readonly code: string };
}

/** Words of the scripts that Astro writes for `client:visible`: the directive and the runtime. */
const MARKS = ['astro:visible', 'customElements.define("astro-island"'];

/**
 * Finds Astro's island runtime in a page whose islands are all in a popover, so that none of them
 * hydrates while it is closed. Saves 1.9 to 2.0 KB on each such page (brotli, quality 4;
 * docs/decisions/007-hydrate-when-visible.md).
 *
 * @returns what moves to a file; undefined for pages with other islands or none
 * @throws Error when a page with such islands does not contain the runtime as Astro writes it
 */
export function deferRuntime({
  scripts,
  hidesIslands,
}: Pick<Page, 'scripts' | 'hidesIslands'>): DeferredRuntime | undefined {
  if (!hidesIslands) return undefined;
  const removed = MARKS.map((mark) => {
    const script = scripts.find(
      ({ attributes, text }) => !attributes['type'] && text.includes(mark),
    );
    invariant(script !== undefined, `the island runtime is not as Astro writes it: no ${mark}`);
    return script;
  });
  const code = removed.map(({ text }) => text.trim()).join('\n');
  const name = `islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  return { removed, file: { name, code } };
}

/**
 * The module that imports the runtime after the frame that shows an opened popover. `<details>` send the same
 * event. Some browsers cache a failed import, so each further try has an address of its own.
 *
 * @param address of the runtime's file
 */
export function runtimeLoader(address: string): string {
  return `let q="";addEventListener("toggle",({target:t})=>{t.popover&&import("${address}"+q).catch(()=>q+="?")},true);`;
}
