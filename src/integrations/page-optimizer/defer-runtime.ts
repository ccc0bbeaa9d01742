import { createHash } from 'node:crypto';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Page, PageElement } from './read-page.ts';

/** The island runtime of a page that needs none before the first interaction. */
export interface DeferredRuntime {
  readonly removed: readonly PageElement[];
  readonly file: { readonly name: string; readonly code: string };
}

/** The event that Astro's script for the directive `client:interaction` dispatches. */
const DIRECTIVE_EVENT = 'astro:interaction';

/**
 * Finds Astro's island runtime in a page whose islands all wait for an interaction
 * (`client:interaction` without `near`). Inlined, the runtime would be an eighth of a city page
 * (docs/decisions/004-island-runtime-on-first-interaction.md).
 *
 * @returns what moves to a file; undefined for pages with other islands or none
 * @throws Error when a page with such islands does not contain the runtime as Astro writes it
 */
export function deferRuntime({
  scripts,
  islands,
}: Pick<Page, 'scripts' | 'islands'>): DeferredRuntime | undefined {
  if (islands.length === 0 || !islands.every(waitsForInteraction)) return undefined;
  const runtime = scripts.find(({ text }) => text === islandRuntime);
  const directive = scripts.find(({ text }) => text.includes(DIRECTIVE_EVENT));
  if (!runtime || !directive) throw new Error('the island runtime is not as Astro writes it');
  const removed = [directive, runtime];
  const code = removed.map(({ text }) => text.trim()).join('\n');
  const name = `islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  return { removed, file: { name, code } };
}

function waitsForInteraction({ client, opts }: Page['islands'][number]): boolean {
  if (client !== 'interaction' || opts === undefined) return false;
  const options: unknown = JSON.parse(opts);
  return (
    typeof options === 'object' && options !== null && 'value' in options && options.value === true
  );
}

/**
 * The module that imports the runtime upon the first interaction and repeats that interaction as
 * an event. Some browsers cache a failed import: each further try has an address of its own.
 *
 * @param address of the runtime's file
 */
export function runtimeLoader(address: string): string {
  const find =
    'g=t.closest?.("[data-wakes],astro-island"),i=g?.matches("[ssr]")?g:g?.querySelector("[ssr]")';
  const repeat = 'g.dispatchEvent(new Event("focusin"))';
  const fail = '{q+="?";i.setAttribute("data-failed","")}';
  const onTouch = `({target:t})=>{let ${find};i&&import("${address}"+q).then(()=>${repeat},()=>${fail})}`;
  return `let q="";for(let e of["pointerdown","focusin"])addEventListener(e,${onTouch});`;
}
