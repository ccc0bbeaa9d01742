import { tagsOf, type Tag } from './page-tags.ts';

/**
 * Puts a page's inline modules into one, at the end of its body: modules run after the page is
 * parsed anyway, in their order, and each one less saves its tag and its hash in the policy.
 * A module that imports stays where it is. Each text keeps its names to itself in a function:
 * what a minifier declares with `var` leaves a mere block.
 */
export function gatherModules(html: string): string {
  const modules = [...tagsOf(html)].filter(isInlineModule);
  if (modules.length < 2) return html;
  const gathered = modules.map(({ text }) => `(()=>{${text.trim()}})();`).join('');
  const rest = without(html, modules);
  return rest.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${moduleElement(gathered)}</body>`);
}

/** @returns an inline module as it stands in a page */
export function moduleElement(text: string): string {
  return `<script type="module">${text}</script>`;
}

/** @returns the page without those elements */
export function without(html: string, tags: readonly Tag[]): string {
  return tags.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), html);
}

function isInlineModule({ name, isEnd, attributes, text }: Tag): boolean {
  if (name !== 'script' || isEnd || attributes.has('src')) return false;
  return attributes.get('type') === 'module' && !/^\s*import[\s{*"']/.test(text);
}
