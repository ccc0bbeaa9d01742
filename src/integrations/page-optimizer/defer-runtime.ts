import { createHash } from 'node:crypto';
import type { PageParts } from './page-parts.ts';
import type { Tag } from './page-tags.ts';

/** What becomes of the island runtime of a page that needs none before a touch. */
export interface DeferredRuntime {
  readonly takenOut: readonly Tag[];
  readonly file: { readonly name: string; readonly text: string };
  /** text of the module that fetches the file */
  readonly loader: string;
}

const RUNTIMES = [/customElements\.define\(["'`]astro-island/, /\(self\.Astro\s*\|\|/];

/**
 * Takes Astro's island runtime out of a page whose islands all wait for a touch
 * (`client:interaction` without `near`), and leaves a few bytes that fetch it upon the first one:
 * inlined, the runtime would be a tenth of the page's weight. The touch, of the island or of the
 * `data-wakes` around it, is told again once the runtime listens; a menu that is a native popover
 * has opened meanwhile.
 *
 * In: a built page. Out: what to change in it; nothing for pages with other islands or none.
 */
export function deferRuntime({
  scripts,
  islands,
}: Pick<PageParts, 'scripts' | 'islands'>): DeferredRuntime | undefined {
  const takenOut = scripts.filter(isRuntime);
  if (takenOut.length === 0 || !islands.every(waitsForTouch)) return undefined;
  const text = takenOut.map((tag) => tag.text.trim()).join('\n');
  const name = `islands.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  return { takenOut, file: { name, text }, loader: loader(`/_astro/${name}`) };
}

function isRuntime({ text }: Tag): boolean {
  return RUNTIMES.some((sign) => sign.test(text));
}

function waitsForTouch({ attributes }: Tag): boolean {
  return attributes.get('client') === 'interaction' && !/near/.test(attributes.get('opts') ?? '');
}

/**
 * Plain text of a script: it is the same on every page, and hashed like any other. Some browsers
 * remember that a file could not be had: each further try has an address of its own.
 */
function loader(address: string): string {
  const find =
    'g=t.closest?.("[data-wakes],astro-island"),i=g?.matches("[ssr]")?g:g?.querySelector("[ssr]")';
  const wake = 'g.dispatchEvent(new Event("focusin"))';
  const fail = '{q+="?";i.setAttribute("data-failed","")}';
  const touched = `({target:t})=>{let ${find};i&&import("${address}"+q).then(()=>${wake},()=>${fail})}`;
  return `let q="";for(let e of["pointerdown","focusin"])addEventListener(e,${touched});`;
}
