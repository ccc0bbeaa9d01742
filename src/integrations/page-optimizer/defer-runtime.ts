import { createHash } from 'node:crypto';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Page, PageElement } from './read-page.ts';

/** The island runtime of a page that needs none before a popover opens. */
export interface DeferredRuntime {
  readonly removed: readonly PageElement[];
  readonly file: { readonly name: string; readonly code: string };
}

/** The event that Astro's script for the directive `client:visible` dispatches. */
const DIRECTIVE_EVENT = 'astro:visible';

/**
 * Finds Astro's island runtime in a page whose islands are all `client:visible` in a popover, so that
 * none of them hydrates while it is closed. Inlined, the runtime would be an eighth of a city page
 * (docs/decisions/007-hydrate-when-visible.md).
 *
 * @returns what moves to a file; undefined for pages with other islands or none
 * @throws Error when a page with such islands does not contain the runtime as Astro writes it
 */
export function deferRuntime({
  scripts,
  islands,
}: Pick<Page, 'scripts' | 'islands'>): DeferredRuntime | undefined {
  const canWait = islands.every(
    ({ attributes, isInPopover }) => attributes['client'] === 'visible' && isInPopover,
  );
  if (islands.length === 0 || !canWait) return undefined;
  const runtime = scripts.find(({ text }) => text === islandRuntime);
  const directive = scripts.find(({ text }) => text.includes(DIRECTIVE_EVENT));
  if (!runtime || !directive) throw new Error('the island runtime is not as Astro writes it');
  const removed = [directive, runtime];
  const code = removed.map(({ text }) => text.trim()).join('\n');
  const name = `islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  return { removed, file: { name, code } };
}

/**
 * The module that imports the runtime when a popover opens. Some browsers cache a failed import, so
 * each further try has an address of its own.
 *
 * @param address of the runtime's file
 */
export function runtimeLoader(address: string): string {
  return `let q="";addEventListener("beforetoggle",()=>{import("${address}"+q).catch(()=>q+="?")},true);`;
}
