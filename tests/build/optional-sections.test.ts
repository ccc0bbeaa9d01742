import { expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { optionalSections, paths } from '#src/routes/paths.ts';
import { pageAt } from '#tests/support/built-site.ts';

test.each([
  ['people', '.portrait'],
  ['jobPhotos', '.jobs'],
  ['quotes', '.quote'],
] as const)('PROOF-2 home has %s and their styles (%s) only with an entry', (name, style) => {
  const { document, html } = pageAt(paths.home);
  const exists = content('en').proof[name] !== undefined;
  expect(document.getElementById(optionalSections[name]) !== null).toBe(exists);
  expect(html.includes(style)).toBe(exists);
});
