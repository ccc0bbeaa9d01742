import type { Tag } from './page-tags.ts';

/** What becomes of a page's inline modules. */
export interface GatheredModules {
  readonly takenOut: readonly Tag[];
  /** texts of the modules that stand at the end of the body instead */
  readonly modules: readonly string[];
}

/**
 * Puts a page's inline modules into one: modules run after the page is parsed anyway, in their
 * order, and each one less saves its tag and its hash in the policy. A module that imports stays
 * where it is. Each text is a task of its own, as its module was: it keeps its names to itself,
 * and when it throws, those behind it run all the same.
 *
 * In: the page's inline scripts; texts of modules to add to them.
 */
export function gatherModules(
  scripts: readonly Tag[],
  added: readonly string[] = [],
): GatheredModules {
  const takenOut = scripts.filter(isModule);
  const texts = [...takenOut.map(({ text }) => text.trim()), ...added];
  if (texts.length < 2) return { takenOut: [], modules: added };
  const tasks = texts.map((text) => `()=>{${text}}`).join(',');
  return { takenOut, modules: [`for(const task of[${tasks}])queueMicrotask(task);`] };
}

function isModule({ attributes, text }: Tag): boolean {
  return attributes.get('type') === 'module' && !/^\s*import[\s{*"']/.test(text);
}
