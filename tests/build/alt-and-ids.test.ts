import { expect, test } from 'vitest';
import { pages, type BuiltPage } from '#tests/support/built-site.ts';

const idsOf = ({ document }: BuiltPage) =>
  document.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? '');

test('every id is unique on its page', () => {
  const found = pages.flatMap((page) => {
    const ids = idsOf(page);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${page.file}: ${id}`);
  });
  expect(found).toEqual([]);
});

test('every reference by id points to an element of the page', () => {
  const attributes = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'popovertarget',
    'list',
  ];
  const found = pages.flatMap((page) => {
    const ids = new Set(idsOf(page));
    return attributes.flatMap((name) =>
      page.document
        .querySelectorAll(`[${name}]`)
        .flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/))
        .filter((id) => id !== '' && !ids.has(id))
        .map((id) => `${page.file}: ${name} ${id}`),
    );
  });
  expect([...new Set(found)]).toEqual([]);
});

test('every image has a text alternative or is marked as decorative', () => {
  const found = pages.flatMap(({ file, document }) => [
    ...document.querySelectorAll('img:not([alt])').map((image) => `${file}: ${image.outerHTML}`),
    ...document
      .querySelectorAll('svg')
      .filter((drawing) => {
        const isNamed = ['aria-label', 'aria-labelledby'].some((name) =>
          drawing.getAttribute(name),
        );
        const isHidden = drawing.closest('[aria-hidden="true"]') !== null;
        return !isHidden && !(isNamed && drawing.getAttribute('role') === 'img');
      })
      .map((drawing) => `${file}: ${drawing.outerHTML.slice(0, 120)}`),
  ]);
  expect([...new Set(found)]).toEqual([]);
});

test('every link and button has an accessible name', () => {
  const found = pages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('a[href], button')
      .filter((element) => element.text.trim() === '' && !element.getAttribute('aria-label'))
      .map((element) => `${file}: ${element.outerHTML.slice(0, 120)}`),
  );
  expect([...new Set(found)]).toEqual([]);
});
