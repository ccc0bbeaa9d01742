import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { paths } from '#src/site/paths.ts';
import { pageAt, pages } from '#tests/support/built-site.ts';

const WITH_FRAMEWORK: readonly string[] = [paths.faq, paths.calculator, paths.login];
const plainPages = pages.filter(({ path }) => !WITH_FRAMEWORK.includes(path));

/** `near` lets an island load when it comes into view, which is before any touch. */
const waitsForTouch = (island: HTMLElement) =>
  island.getAttribute('client') === 'interaction' && !island.getAttribute('opts')?.includes('near');

test('PROD-8 no page loads a framework by itself, but calculator, FAQ and login', () => {
  const found = plainPages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('astro-island')
      .filter((island) => !waitsForTouch(island))
      .map((island) => `${file}: ${island.getAttribute('component-export')}`),
  );
  expect(found).toEqual([]);
});

test('PROD-8 those pages ask for no script file before a touch', () => {
  const found = plainPages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('script[src], link[rel="modulepreload"]')
      .map((tag) => `${file}: ${tag.outerHTML}`),
  );
  expect(found).toEqual([]);
});

test('PROD-8 the islands are the menu and, on its own page, calculator, accordion or login', () => {
  const islandsOn = (path: string) =>
    pageAt(path)
      .document.querySelectorAll('astro-island')
      .map(
        (island) => /[^/]*$/.exec(island.getAttribute('component-url') ?? '')?.[0].split('.')[0],
      );
  expect(new Set(plainPages.flatMap(({ path }) => islandsOn(path))).size).toBe(1);
  for (const path of WITH_FRAMEWORK)
    expect(new Set(islandsOn(path)).size, path).toBeGreaterThanOrEqual(2);
});
