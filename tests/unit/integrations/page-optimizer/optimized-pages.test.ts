import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { OptimizedPages } from '#src/integrations/page-optimizer/optimized-pages.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

const folder = temporaryFolder();

/** Builds a site of one page. @returns the page, and whether it was optimized */
function build(html: string) {
  const pages = new OptimizedPages(pathToFileURL(`${folder}/`));
  let isOptimized = false;
  const page = pages.get('services/drains.html', [html], () => {
    isOptimized = true;
    return { html: html.toUpperCase(), style: 'a{}', names: [['long', 'a']] };
  });
  return { html: page.html, isOptimized };
}

test('a page is optimized again when its HTML has changed', () => {
  expect(build('a')).toEqual({ html: 'A', isOptimized: true });
  expect(build('a')).toEqual({ html: 'A', isOptimized: false });
  expect(build('b')).toEqual({ html: 'B', isOptimized: true });
  expect(build('a')).toEqual({ html: 'A', isOptimized: true });
});

test('a file that another optimizer saved is not used', () => {
  writeFileSync(`${folder}/services/drains.html.json`, '{"html":"old"}');
  expect(build('a')).toEqual({ html: 'A', isOptimized: true });
});
