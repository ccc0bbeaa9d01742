import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionalSections, paths } from '#src/routes/paths.ts';
import { pageAt } from '#tests/support/built-site.ts';

test.each(Object.values(optionalSections))('PROOF-2 home has #%s only with its file', (id) => {
  const { document, html } = pageAt(paths.home);
  const exists = existsSync(`src/content/${id}.yaml`);
  expect(document.getElementById(id) !== null).toBe(exists);
  if (id === optionalSections.quotes) expect(html.includes('.quote')).toBe(exists);
});
