import { tagsOf, type Tag } from './page-tags.ts';

/** What one pass over a built page finds in it. */
export interface PageParts {
  /** names as in CSS: '.class', '#id', 'tag', '[data-astro-cid-x]', '--property' */
  readonly names: ReadonlySet<string>;
  /** style sheets for every reader: these may be cut down and joined */
  readonly styles: readonly Tag[];
  /** other style sheets, which stay as they are */
  readonly otherStyles: readonly Tag[];
  /** inline scripts that the browser runs or obeys; data blocks are not among them */
  readonly scripts: readonly Tag[];
  readonly islands: readonly Tag[];
  /** addresses of the code that the page loads: external scripts and islands */
  readonly code: readonly string[];
  readonly hasStyleAttribute: boolean;
}

const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/** Reads a built page. In: well-formed HTML, as Astro writes it. Throws on an unclosed script. */
export function readPage(html: string): PageParts {
  const names = new Set(['html', 'head', 'body']);
  const met = new Set<readonly string[]>();
  const styles: Tag[] = [];
  const otherStyles: Tag[] = [];
  const scripts: Tag[] = [];
  const islands: Tag[] = [];
  const code: string[] = [];
  let hasStyleAttribute = false;
  let isInNoscript = false;

  for (const tag of tagsOf(html)) {
    if (tag.name === 'noscript') isInNoscript = !tag.isEnd;
    if (tag.isEnd) continue;
    if (!met.has(tag.names)) for (const name of tag.names) names.add(name);
    met.add(tag.names);
    hasStyleAttribute ||= tag.attributes.has('style');
    code.push(...codeOf(tag));
    if (tag.name === 'style') {
      const isPlain = !isInNoscript && tag.attributes.size === 0;
      (isPlain ? styles : otherStyles).push(tag);
    }
    if (isInlineScript(tag)) scripts.push(tag);
    if (tag.name === 'astro-island') islands.push(tag);
  }
  return { names, styles, otherStyles, scripts, islands, code, hasStyleAttribute };
}

function isInlineScript({ name, attributes }: Tag): boolean {
  if (name !== 'script' || attributes.has('src')) return false;
  return SCRIPT_TYPES.has(attributes.get('type') ?? '');
}

/** The renderer of an island is left out: no class of ours is written in a framework. */
function codeOf({ name, attributes }: Tag): string[] {
  if (name !== 'script' && name !== 'astro-island') return [];
  return ['src', 'component-url', 'before-hydration-url'].flatMap(
    (key) => attributes.get(key) ?? [],
  );
}
