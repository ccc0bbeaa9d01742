/**
 * Classes, ids, tags and custom properties whose rules stay in every page's style sheet although
 * its HTML does not name them. Rarely needed: words in a page's inline scripts and in the code of
 * its islands are found by themselves. A name put together at run time (`'tone-' + tone`) is not.
 *
 * Written as in CSS: '.class', '#id', 'tag', '--property'.
 */
export const keptStyles: readonly string[] = [];
