import { createHash } from 'node:crypto';
import { withModule, without } from './gather-scripts.ts';
import { scriptTagsOf, type Tag } from './page-tags.ts';

/** A page whose island runtime has become a file, and that file. */
export interface DeferredRuntime {
  readonly html: string;
  readonly file: { readonly name: string; readonly text: string } | undefined;
}

const RUNTIMES = [/customElements\.define\(["'`]astro-island/, /\(self\.Astro\s*\|\|/];

/**
 * Takes Astro's island runtime out of a page whose islands all wait for a touch
 * (`client:interaction` without `near`), and leaves a few bytes that fetch it upon the first one:
 * inlined, the runtime would be a tenth of the page's weight. The touch, of the island or of the
 * `data-wakes` around it, is told again once the runtime listens; a menu that is a native popover
 * has opened meanwhile.
 *
 * In: a built page. Out: the page, and the file that it now asks for; pages with other islands or
 * none stay as they are.
 */
export function deferRuntime(html: string): DeferredRuntime {
  const tags = [...scriptTagsOf(html)];
  const islands = tags.filter(({ name, isEnd }) => name === 'astro-island' && !isEnd);
  const runtime = tags.filter(isRuntime);
  if (runtime.length === 0 || !islands.every(waitsForTouch)) return { html, file: undefined };
  const text = runtime.map((tag) => tag.text.trim()).join('\n');
  const name = `islands.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  const page = withModule(without(html, runtime), loader(`/_astro/${name}`));
  return { html: page, file: { name, text } };
}

function isRuntime({ name, isEnd, text }: Tag): boolean {
  return name === 'script' && !isEnd && RUNTIMES.some((sign) => sign.test(text));
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
