import { parseSync } from 'rolldown/utils';
import { memoize } from '#src/domain/memoize.ts';

/**
 * Whether a module can run as a function. Static imports and top-level `await`, which delay what
 * follows, are errors in one.
 */
export const isJoinable = memoize((code) => {
  const options = { sourceType: 'module', showSemanticErrors: true } as const;
  return parseSync('module.js', functionOf(code), options).errors.length === 0;
});

/**
 * Joins inline modules into one, in their order. Each keeps its names in a function of its own, and
 * an error in one is reported and does not stop the next. Saves the tag and the hash of each further
 * module, 300 to 600 B a page (brotli, quality 4).
 *
 * @param modules code of joinable modules
 */
export function joinModules(modules: readonly string[]): string {
  if (modules.length === 1) return modules.join('');
  return `for(let f of[${modules.map(functionOf).join(',')}])try{f()}catch(e){reportError(e)}`;
}

function functionOf(code: string): string {
  return `()=>{${code}\n}`;
}
