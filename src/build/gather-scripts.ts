import { scriptTagsOf, type Tag } from './page-tags.ts';

/**
 * Puts a page's inline modules into one, at the end of its body: modules run after the page is
 * parsed anyway, in their order, and each one less saves its tag and its hash in the policy.
 * A module that imports stays where it is. Each text is a task of its own, as its module was: it
 * keeps its names to itself, and when it throws, those behind it run all the same.
 */
export function gatherModules(html: string): string {
  const modules = [...scriptTagsOf(html)].filter(isInlineModule);
  if (modules.length < 2) return html;
  const tasks = modules.map(({ text }) => `()=>{${text.trim()}}`).join(',');
  return withModule(without(html, modules), `for(const task of[${tasks}])queueMicrotask(task);`);
}

/**
 * @returns the page with an inline module at the end of its body
 * @throws Error when the page does not say where its body ends
 */
export function withModule(html: string, text: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error('no </body>: an inline module stands before it');
  return `${html.slice(0, end)}<script type="module">${text}</script>${html.slice(end)}`;
}

/** @returns the page without those elements */
export function without(html: string, tags: readonly Tag[]): string {
  return tags.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), html);
}

function isInlineModule({ name, isEnd, attributes, text }: Tag): boolean {
  if (name !== 'script' || isEnd || attributes.has('src')) return false;
  return attributes.get('type') === 'module' && !/^\s*import[\s{*"']/.test(text);
}
