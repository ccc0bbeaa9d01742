import { defineHastPlugin, markdownToHtml } from 'satteri';

/** Writes a heading as an id: lower case, a hyphen for each blank, no punctuation. */
const idFrom = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const headingIds = defineHastPlugin({
  name: 'heading-ids',
  element: {
    filter: ['h2', 'h3'],
    visit(node, context) {
      context.setProperty(node, 'id', idFrom(context.textContent(node)));
    },
  },
});

/** Renders Markdown with the renderer and the settings of Astro. */
export const renderMarkdown = (text: string): string =>
  markdownToHtml(text, {
    hastPlugins: [headingIds],
    features: { gfm: true, smartPunctuation: true },
  }).html.trim();
