import { defineHastPlugin, markdownToHtml } from 'satteri';

/** Writes a heading as an id: lower case, a hyphen for each blank, no punctuation. */
const idFrom = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Gives each heading an id: that of the English heading in its place, so that links fit every language. */
const headingIds = (english: readonly string[]) => {
  const ids = english.map(idFrom)[Symbol.iterator]();
  return defineHastPlugin({
    name: 'heading-ids',
    element: {
      filter: ['h2', 'h3'],
      visit(node, context) {
        context.setProperty(node, 'id', ids.next().value ?? idFrom(context.textContent(node)));
      },
    },
  });
};

/** Gives each list the class that draws it (src/styles/components.css): pages without lists go without its rules. */
const listClasses = defineHastPlugin({
  name: 'list-classes',
  element: {
    filter: ['ul', 'ol'],
    visit(node, context) {
      context.setProperty(node, 'class', node.tagName === 'ul' ? 'bullets' : 'numbers');
    },
  },
});

/**
 * Renders Markdown with the renderer and the settings of Astro.
 *
 * @param english - The text that it translates.
 */
export const renderMarkdown = (text: string, english = ''): string =>
  markdownToHtml(text, {
    hastPlugins: [headingIds(english.match(/(?<=^#{2,3} ).+/gm) ?? []), listClasses],
    features: { gfm: true, smartPunctuation: true },
  }).html.trim();
