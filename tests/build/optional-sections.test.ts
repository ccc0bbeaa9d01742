import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionalSections, paths } from '#src/routes/paths.ts';
import { pageAt } from '#tests/support/built-site.ts';

test.each([
  [optionalSections.people, '.portrait'],
  [optionalSections.jobPhotos, '.jobs'],
  [optionalSections.quotes, '.quote'],
])('PROOF-2 home has #%s and its styles (%s) only with its file', (id, style) => {
  const { document, html } = pageAt(paths.home);
  const exists = existsSync(`src/content/${id}.yaml`);
  expect(document.getElementById(id) !== null).toBe(exists);
  expect(html.includes(style)).toBe(exists);
});
