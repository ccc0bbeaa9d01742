import postcss from 'postcss';
import { expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { siteAddress } from '#src/seo/site-address.ts';
import { pages, readText } from '#tests/support/built-site.ts';

// Rules for paper are in a file of their own (docs/decisions/013-paper-in-a-file.md).

const rules = readText(paths.printStyles.slice(1));
const pagesWithHeader = pages.filter(({ document }) => document.querySelector('body > header a'));

test('every page with a header asks for the rules for paper once, last of its elements', () => {
  expect(pagesWithHeader).not.toEqual([]);
  const found = pagesWithHeader
    .filter(({ document }) => {
      const [link, ...others] = document.querySelectorAll('link[rel="stylesheet"]');
      const isLast = link?.parentNode === document.querySelector('body');
      return link?.getAttribute('href') !== paths.printStyles || others.length > 0 || !isLast;
    })
    .map(({ file }) => file);
  expect(found).toEqual([]);
});

test('each sheet says whose it is and where its page is', () => {
  const [name, phone, site] = [company.name, contact.phone, siteAddress.host].map((words) =>
    JSON.stringify(words),
  );
  expect(rules).toContain(
    `@page{@top-left{content:${name}}@top-right{content:${phone}}@bottom-left{content:${site}}}`,
  );
});

test('they hold on paper only, and read no custom property: each page has its own names for these', () => {
  const outer = postcss.parse(rules).nodes.map((node) => node.type === 'atrule' && node.params);
  expect([...new Set(outer)]).toEqual(['print']);
  expect(rules).not.toContain('--');
});
