import { Parser } from 'htmlparser2';
import { invariant } from '#src/domain/invariant.ts';

/** Finds the value of the robots element of a page, and the element in its HTML. */
function findRobots(html: string) {
  let found: { readonly content: string; readonly start: number; readonly end: number } | undefined;
  const parser = new Parser({
    onopentag: (name, { name: metaName, content }) => {
      if (name === 'meta' && metaName === 'robots' && content !== undefined)
        found = { content, start: parser.startIndex, end: parser.endIndex + 1 };
      // The element is in the head.
      if (found || name === 'body') parser.pause();
    },
  });
  parser.write(html);
  invariant(found !== undefined, 'the page has no <meta name="robots">');
  return found;
}

/** Tells whether search engines may list a page: whether its robots element lacks `noindex`. */
export function isIndexable(html: string): boolean {
  return !findRobots(html).content.includes('noindex');
}

/** Keeps a page out of search engines. */
export function withNoindex(html: string): string {
  const { start, end } = findRobots(html);
  return `${html.slice(0, start)}<meta name="robots" content="noindex">${html.slice(end)}`;
}
