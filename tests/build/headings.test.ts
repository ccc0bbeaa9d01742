import { expect, test } from 'vitest';
import { pages } from '#tests/support/built-site.ts';

const headings = pages.map(({ file, document }) => ({
  file,
  levels: document
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map((heading) => ({ level: Number(heading.tagName?.slice(1)), text: heading.text.trim() })),
}));

test('every page has one h1', () => {
  const found = headings
    .map(({ file, levels }) => ({ file, count: levels.filter(({ level }) => level === 1).length }))
    .filter(({ count }) => count !== 1);
  expect(found).toEqual([]);
});

test('no heading skips a level or is empty', () => {
  const found = headings.flatMap(({ file, levels }) =>
    levels.flatMap(({ level, text }, at) => {
      if (text === '') return [`${file}: an h${level} is empty`];
      const before = levels[at - 1]?.level ?? 0;
      return level > before + 1 ? [`${file}: h${level} '${text}' after h${before}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
