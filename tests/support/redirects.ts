import { hasFile, readText } from './built-site.ts';

/** A redirect rule of the edge host. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** The rules of `_redirects` in their order, without comments and empty lines. */
export const redirects: readonly Redirect[] = (hasFile('_redirects') ? readText('_redirects') : '')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [from = '', to = '', status = '302'] = line.split(/\s+/);
    return { from, to, status: Number(status) };
  });

/** @returns whether a rule has a splat or a placeholder; the edge host limits these to fewer. */
export const isDynamic = ({ from }: Redirect) => /[*:]/.test(from.replace(/^https?:\/\//, ''));

const patterns = redirects.map((redirect) => {
  const expression = redirect.from
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/:[A-Za-z]\w*/g, '[^/]+');
  return { redirect, pattern: new RegExp(`^${expression}$`) };
});

/** @returns the first rule for a path, undefined if no rule matches. */
export const redirectFor = (path: string): Redirect | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.redirect;
